import type { ComponentChildren } from "preact";

/** What can be done with one row, at its right: shown on hover, focus and selection, always on touch. */
export function RowActions({ children, always }: { children: ComponentChildren; always?: boolean }) {
  return <span class="row-actions" data-always={always ? "" : undefined}>{children}</span>;
}
