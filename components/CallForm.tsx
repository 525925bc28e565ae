import type { ComponentChildren, JSX } from "preact";

export interface CallFormProps {
  /** Path of the call. */
  action: string;
  /** Id of the form, by which a refused one finds its typed values again. */
  id: string;
  /** Page that shows the outcome. */
  back: string;
  /** Go on to `back` after success also with script, since it differs from this page. */
  goOn?: boolean;
  /** Posted beside the visible fields; undefined ones are left out. */
  fields?: Record<string, string | number | null | undefined>;
  quiet?: boolean;
  class?: string;
  label?: string;
  /** Files are sent: the form must be multipart without script. */
  withFile?: boolean;
  /** Left out: the shared island does not take the form over, the browser posts it. */
  plain?: boolean;
  data?: Record<string, string>;
  children?: ComponentChildren;
}

/** A plain form that posts to a call and comes back to a page; the shared island takes it over when script runs. */
export function CallForm(props: CallFormProps) {
  const { action, id, back, goOn, fields = {}, quiet, withFile, plain, data = {} } = props;
  const more: JSX.HTMLAttributes<HTMLFormElement> & Record<string, unknown> = {
    ...(plain ? {} : { "data-call": "" }),
    ...(quiet ? { "data-quiet": "" } : {}),
    ...(goOn ? { "data-go-on": back } : {}),
    ...(withFile ? { encType: "multipart/form-data" } : {}),
    ...Object.fromEntries(Object.entries(data).map(([name, value]) => [`data-${name}`, value])),
  };
  return (
    <form method="post" action={action} id={id} class={props.class} aria-label={props.label} {...more}>
      <input type="hidden" name="_form" value={id} />
      <input type="hidden" name="_back" value={back} />
      {Object.entries(fields).map(([name, value]) =>
        value === null || value === undefined || value === ""
          ? null
          : <input key={name} type="hidden" name={name} value={String(value)} />
      )}
      {props.children}
    </form>
  );
}
