import type { ComponentChildren } from "preact";
import { Icon } from "./Icon.tsx";

export interface DialogProps {
  id: string;
  title: string;
  /** Word of the x. */
  closeLabel: string;
  /** Name of the grip: how to move the dialog. */
  moveLabel: string;
  /** Buttons at the right, primary last. A `<Button>` with `data={{ closes: "" }}` closes it. */
  foot?: ComponentChildren;
  children: ComponentChildren;
  wide?: boolean;
  /** Stands open as the page comes: a panel without script, made a real dialog by it. `closeHref` is then the way out. */
  open?: boolean;
  /** What the x leads to, where the dialog has an address of its own. */
  closeHref?: string;
}

/**
 * A native `<dialog>`: focus is kept inside and Escape closes it without a library. A button with `opens={id}` opens it;
 * the grip moves it by drag or arrow keys. A page must not depend on it: without script it never opens.
 */
export function Dialog(props: DialogProps) {
  const { id, title, closeLabel, moveLabel, foot, children, wide, open, closeHref } = props;
  return (
    <dialog
      class={wide ? "dialog dialog-wide" : "dialog"}
      id={id}
      aria-labelledby={`${id}-title`}
      open={open}
      data-leave={closeHref}
    >
      <div class="dialog-head">
        <h2 id={`${id}-title`}>{title}</h2>
        <button class="dialog-grip" type="button" data-grip="" aria-label={moveLabel} title={moveLabel}>
          <Icon name="grip-horizontal" />
        </button>
        {closeHref === undefined
          ? (
            <button
              class="btn btn-quiet btn-icon"
              type="button"
              data-closes=""
              aria-label={closeLabel}
              title={closeLabel}
            >
              <Icon name="x" />
            </button>
          )
          : (
            <a
              class="btn btn-quiet btn-icon"
              href={closeHref}
              data-leaves=""
              aria-label={closeLabel}
              title={closeLabel}
            >
              <Icon name="x" />
            </a>
          )}
      </div>
      <div class="dialog-body">{children}</div>
      {foot && <div class="dialog-foot">{foot}</div>}
    </dialog>
  );
}
