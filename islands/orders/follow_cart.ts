import { fillText } from "@/islands/fill_text.ts";
import { toast } from "@/islands/form/toast_store.ts";
import { followJob } from "./follow_job.ts";
import type { LineSaver } from "./line_saver.ts";
import { numberText } from "../format.ts";
import { keepTypedList } from "./typed_list.ts";

/** What the server said of a line when the page was last drawn. */
interface LineShown {
  name: string;
  pieces: number;
}

/**
 * Has the cart's page follow its job: lines that come, change and go elsewhere. A quantity that its reader is just changing stays as typed;
 * each that was changed elsewhere is told. Where another job has become the cart, the page comes anew.
 *
 * @param changed sentence that leaves `{part}` and `{count}` open
 * @returns what ends it
 */
export function followCart(saver: LineSaver, changed: string, lang: string): () => void {
  const { stop } = followJob({
    shown() {
      const lines = linesShown();
      return { job: jobShown(), isEmpty: lines.size === 0, lines };
    },
    // What was saved here has set its row.
    settled: saver.settled,
    leave: keepTypedList,
    told(before, now) {
      for (const [id, { name, pieces }] of before.lines) {
        const after = now.lines.get(id)?.pieces ?? 0;
        if (after === pieces) continue;
        showPieces(id, after);
        toast("notice", fillText(changed, { part: name, count: numberText(after, lang) }));
      }
    },
  });
  return stop;
}

function jobShown(): string | undefined {
  return document.querySelector<HTMLElement>("[data-job]")?.dataset.job || undefined;
}

function linesShown(): Map<string, LineShown> {
  const rows = document.querySelectorAll<HTMLElement>("tr[data-pieces]");
  return new Map(
    [...rows].map(({ id, dataset }) => [id, { name: dataset.name!, pieces: Number(dataset.pieces) }]),
  );
}

/** The field keeps what was typed when its row is drawn anew, so it is told. */
function showPieces(rowId: string, pieces: number): void {
  const field = document.querySelector<HTMLInputElement>(`#${rowId} input[name="quantity"]`);
  if (!field) return;
  field.value = String(pieces);
}
