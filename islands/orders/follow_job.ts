import { fillText } from "@/islands/fill_text.ts";
import { isBeingSent } from "@/islands/form/is_being_sent.ts";
import { toast } from "@/islands/form/toast_store.ts";
import { onLive } from "@/islands/live/live.ts";
import { showAnew } from "@/islands/parts/show_anew.ts";
import type { LineSaver } from "./line_saver.ts";
import { numberText } from "../format.ts";
import { keepTypedList } from "./typed_list.ts";

/** Hints that come this close together are one look, ms. */
const GATHER_MS = 200;

/** What the server said of a line when the page was last drawn. */
interface Shown {
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
export function followJob(saver: LineSaver, changed: string, lang: string): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function look(): Promise<void> {
    const forms = [...document.forms];
    const lookLater = () => void (timer = setTimeout(() => void look(), GATHER_MS));
    if (isBeingSent(forms)) return lookLater();
    timer = undefined;
    await saver.settled();
    // What was saved here has set its row.
    const before = linesShown();
    if (!await showAnew()) return;
    if (isBeingSent(forms)) return lookLater();
    const now = linesShown();
    if (jobShown() !== job || (now.size === 0) !== (before.size === 0)) {
      keepTypedList();
      return location.reload();
    }
    for (const [id, { name, pieces }] of before) {
      const after = now.get(id)?.pieces ?? 0;
      if (after === pieces) continue;
      showPieces(id, after);
      toast("notice", fillText(changed, { part: name, count: numberText(after, lang) }));
    }
  }
  const job = jobShown();
  const off = onLive("jobs", ({ id, missed }) => {
    if (missed || id === undefined || id === job || job === "") {
      timer ??= setTimeout(() => void look(), GATHER_MS);
    }
  });
  return () => (clearTimeout(timer), off());
}

function jobShown(): string {
  return document.querySelector<HTMLElement>("[data-job]")?.dataset.job ?? "";
}

function linesShown(): Map<string, Shown> {
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
