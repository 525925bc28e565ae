import type { ComponentChildren } from "preact";
import type { Translate } from "@/kernel/texts/texts.ts";
import { Button } from "./Button.tsx";

export interface ToolBarProps {
  label: string;
  /** Floats over a figure, one below the other; else a row in the page head. */
  floating?: boolean;
  /** Lets a button with this `popovertarget` show the bar where there is no room for it always. */
  id?: string;
  children: ComponentChildren;
}

/** The tools of a page. Only those that work are put in: each is a form, a link or one of the buttons below. */
export function ToolBar({ label, floating, id, children }: ToolBarProps) {
  return (
    <div
      class={floating ? "tool-bar tool-bar-floating" : "tool-bar"}
      role="group"
      aria-label={label}
      {...(id ? { id, popover: "auto" as const } : {})}
    >
      {children}
    </div>
  );
}

/** Favorite: a plain form to a call, pressed when it is one. `fields` are posted. */
export function FavoriteTool(
  { action, fields, pressed, t }: {
    action: string;
    fields: Record<string, string>;
    pressed: boolean;
    t: Translate;
  },
) {
  return (
    <form method="post" action={action} data-call="" data-after="reload">
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button icon="star" label={t("shell.favorite")} pressed={pressed} />
    </form>
  );
}

/** Connection: copies the page's own deep link. `href` is absolute or below the site. Needs script, so hidden without. */
export function CopyLinkTool({ href, t }: { href: string; t: Translate }) {
  return (
    <Button
      icon="link"
      label={t("shell.copy_link")}
      type="button"
      class="needs-script"
      data={{ copy: href, copied: t("shell.link_copied") }}
    />
  );
}

/** Print: a link to the print view when the page has one, else the browser's own printing. */
export function PrintTool({ href, t }: { href?: string; t: Translate }) {
  if (href) return <Button icon="printer" label={t("shell.print")} href={href} />;
  return (
    <Button icon="printer" label={t("shell.print")} type="button" class="needs-script" data={{ print: "" }} />
  );
}
