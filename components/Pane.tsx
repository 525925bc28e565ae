/**
 * The handle between two panes, 5 px with grip dots. `controls` is the id of the pane it sizes (class `pane pane-sized`);
 * dragging, the arrow keys (16 px) and a double click (back to its own width) work by script, and the width is
 * remembered under `remember`. `side` says on which side of the handle that pane lies.
 */
export function PaneHandle(
  { controls, label, side = "before", remember, min = 160, max = 720, width }: {
    controls: string;
    label: string;
    side?: "before" | "after";
    remember: string;
    min?: number;
    max?: number;
    /** The pane's own width in px, for assistive technology until script measures it. */
    width: number;
  },
) {
  return (
    <div
      class="pane-handle needs-script"
      role="separator"
      tabIndex={0}
      aria-orientation="vertical"
      aria-label={label}
      aria-controls={controls}
      aria-valuemin={min}
      aria-valuemax={max}
      aria-valuenow={width}
      data-pane-side={side}
      data-remember={remember}
    />
  );
}
