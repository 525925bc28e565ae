import type { ComponentChildren } from "preact";
import type { Translate } from "@/kernel/texts/texts.ts";
import { Icon } from "../Icon.tsx";

/**
 * What can be done with the ticked rows, docked above the pager. Shown by script once a box named in `boxes` is ticked;
 * without script it stays visible, since its buttons post the boxes anyway. `form` is the form that holds them all.
 */
export function SelectedBar(
  { form, boxes, children, t }: { form: string; boxes: string; children: ComponentChildren; t: Translate },
) {
  return (
    <div
      class="selected-bar"
      data-selected-of={form}
      data-boxes={boxes}
      data-text={t("table.selected", { count: 0 })}
    >
      <b class="needs-script num" data-selected-count="">0</b>
      {children}
      <span class="end needs-script">
        <button class="btn btn-quiet" type="button" data-clear-selection="">
          {t("table.clear")}
          <Icon name="x" />
        </button>
      </span>
    </div>
  );
}

/** The box in the head that ticks all of the page; hidden without script. */
export function SelectAll({ boxes, t }: { boxes: string; t: Translate }) {
  return (
    <label class="check needs-script">
      <input class="checkbox" type="checkbox" data-select-all={boxes} />
      <span class="off-screen">{t("table.select_all")}</span>
    </label>
  );
}
