import type { ComponentChildren } from "preact";

/** Nothing here: a small line drawing, what is missing, why, one way on. */
export function Empty(
  { title, children, action, drawing = "box" }: {
    title: string;
    /** Why, in a sentence. */
    children?: ComponentChildren;
    action?: ComponentChildren;
    drawing?: keyof typeof DRAWINGS;
  },
) {
  return (
    <div class="empty">
      {DRAWINGS[drawing]}
      <div>
        <p class="empty-title">{title}</p>
        {children && <p>{children}</p>}
        {action && <div class="empty-actions">{action}</div>}
      </div>
    </div>
  );
}

const LINE = {
  fill: "none",
  stroke: "currentColor",
  "stroke-width": 1.2,
  "stroke-linejoin": "round",
} as const;

const DRAWINGS = {
  box: (
    <svg viewBox="0 0 84 64" {...LINE} aria-hidden="true">
      <path d="M12 20 42 8l30 10-30 12zM12 20v26l30 12V30M72 18v26L42 58" />
      <path d="M12 46 42 34l30 10" stroke-width="0.8" stroke-dasharray="6 2 1 2" />
      <circle cx="42" cy="34" r="3.2" />
    </svg>
  ),
  car: (
    <svg viewBox="0 0 84 64" {...LINE} aria-hidden="true">
      <path d="M6 42v-8l10-4 9-12h26l13 12 13 4v8z" />
      <path d="M24 29h40M41 18v11" stroke-width="0.8" />
      <circle cx="22" cy="43" r="7" />
      <circle cx="62" cy="43" r="7" />
      <circle cx="22" cy="43" r="2.4" stroke-width="0.8" />
      <circle cx="62" cy="43" r="2.4" stroke-width="0.8" />
      <path d="M2 56h80" stroke-width="0.8" stroke-dasharray="9 3 2 3" />
    </svg>
  ),
  search: (
    <svg viewBox="0 0 84 64" {...LINE} aria-hidden="true">
      <path d="M14 10h40v44H14zM22 20h24M22 28h24M22 36h14" stroke-width="0.8" />
      <circle cx="56" cy="38" r="12" />
      <path d="m64.5 46.5 10 10" stroke-width="2" />
    </svg>
  ),
  list: (
    <svg viewBox="0 0 84 64" {...LINE} aria-hidden="true">
      <path d="M10 10h64v44H10zM10 20h64" />
      <path d="M18 29h10M34 29h32M18 37h10M34 37h24M18 45h10M34 45h28" stroke-width="0.8" />
    </svg>
  ),
} as const;
