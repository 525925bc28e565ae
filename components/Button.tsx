// deno-lint-ignore-file jsx-button-has-type -- to submit is what a button does anyway, and each page has hundreds of them
import type { ComponentChildren, JSX } from "preact";
import { Icon } from "./Icon.tsx";

export interface ButtonProps {
  /** What it does, in words. May be left out only with `label`. */
  children?: ComponentChildren;
  /** Name for assistive technology, and tooltip: of a button that shows only its icon, also where only narrow screens leave its words out. */
  label?: string;
  icon?: string;
  /** One primary on a screen; `quiet` has no border; `danger` destroys something. */
  kind?: "plain" | "primary" | "quiet" | "danger";
  /** 28 px, or 40 px in forms that fill a screen. */
  size?: "control" | "form";
  wide?: boolean;
  /** What a tooltip says beside its words. */
  hint?: string;
  /** A link that looks like a button. */
  href?: string;
  type?: "submit" | "button" | "reset";
  name?: string;
  value?: string;
  form?: string;
  formAction?: string;
  /** How it sends the form, where that is not the form's own way. */
  formEncType?: string;
  /** Sends the form as it is, complete or not. */
  formNoValidate?: boolean;
  disabled?: boolean;
  /** Toggle state (favorite, theme). */
  pressed?: boolean;
  id?: string;
  class?: string;
  /** For the browser's own popovers and dialogs: id of what it opens. */
  popovertarget?: string;
  /** Opens the `<Dialog>` of that id when script runs. */
  opens?: string;
  /** Further `data-` attributes. */
  data?: Record<string, string>;
  onClick?: JSX.MouseEventHandler<HTMLElement>;
}

const KINDS = { plain: "btn", primary: "btn btn-primary", quiet: "btn btn-quiet", danger: "btn btn-danger" };

/** Button or link in the one button look. */
export function Button(props: ButtonProps) {
  const { children, label, icon, kind = "plain", size, wide, href, type = "submit", pressed, opens, data } =
    props;
  const alone = icon !== undefined && children === undefined;
  const classes = [
    KINDS[kind],
    alone && "btn-icon",
    size === "form" && "btn-form",
    wide && "btn-full",
    props.class,
  ];
  const shared = {
    id: props.id,
    class: classes.filter(Boolean).join(" "),
    title: label ?? props.hint,
    "aria-label": label,
    onClick: props.onClick,
    ...(opens ? { "data-opens": opens, "aria-haspopup": "dialog" as const } : {}),
    ...Object.fromEntries(Object.entries(data ?? {}).map(([name, value]) => [`data-${name}`, value])),
  };
  const content = (
    <>
      {icon && <Icon name={icon} />}
      {children}
    </>
  );
  if (href !== undefined) return <a {...shared} href={href}>{content}</a>;
  return (
    <button
      {...shared}
      // A button sends its form unless it says otherwise.
      type={type === "submit" ? undefined : type}
      name={props.name}
      value={props.value}
      form={props.form}
      formAction={props.formAction}
      formEncType={props.formEncType}
      formNoValidate={props.formNoValidate}
      disabled={props.disabled}
      {...(props.popovertarget ? { popovertarget: props.popovertarget } : {})}
      {...(pressed === undefined ? {} : { "aria-pressed": pressed ? "true" : "false" })}
    >
      {content}
    </button>
  );
}
