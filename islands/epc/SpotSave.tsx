import { type ReadonlySignal, useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { ask } from "../ask.ts";
import type { TransportTexts } from "../call.ts";
import { keepForNextPage, toast } from "../form/toast_store.ts";
import type { EditorTexts } from "./editor_texts.ts";
import { type Board, hotspotsOf } from "./hotspot_board.ts";

/** The drawing whose hotspots are edited, as it was read. */
export interface EditedDrawing {
  figureCode: string;
  /** Of the figure, as it was read. */
  version: number;
  /** Number of the drawing. */
  drawing: number;
  validFrom: string | null;
  validTo: string | null;
  /** Page of the drawing that was saved; its number is put at the end. */
  drawingHref: string;
}

export interface SpotSaveProps extends EditedDrawing {
  board: ReadonlySignal<Board>;
  texts: EditorTexts & TransportTexts;
}

/** The period of a drawing, and the saving of it with its hotspots: over the drawing, or as a new one; with a check of the version. */
export function SpotSave({ board, texts, ...read }: SpotSaveProps) {
  const saved = useSignal(board.value.spots);
  const version = useSignal(read.version);
  const from = useSignal(read.validFrom ?? "");
  const to = useSignal(read.validTo ?? "");
  const busy = useSignal(false);
  const refusal = useSignal("");
  const isMoved = from.value !== (read.validFrom ?? "") || to.value !== (read.validTo ?? "");
  const isDirty = board.value.spots !== saved.value || isMoved;
  const dirty = useRef(isDirty);
  dirty.current = isDirty;

  useEffect(() => {
    const onLeave = (event: BeforeUnloadEvent) => dirty.current && event.preventDefault();
    addEventListener("beforeunload", onLeave);
    return () => removeEventListener("beforeunload", onLeave);
  }, []);

  const save = async (asNew: boolean) => {
    busy.value = true;
    refusal.value = "";
    const outcome = await ask("post /tis/sas/figure-drawings/hotspots", {
      figureCode: read.figureCode,
      version: version.value,
      drawing: read.drawing,
      asNew,
      validFrom: from.value || null,
      validTo: to.value || null,
      hotspots: hotspotsOf(board.value).map((one) => ({ ...one, tip: one.tip, area: one.area })),
    }, texts);
    busy.value = false;
    if (outcome.kind !== "done") {
      refusal.value = outcome.errors[0]?.message ?? outcome.message;
      return;
    }
    saved.value = board.value.spots;
    version.value = outcome.data.version;
    dirty.current = false;
    if (asNew || from.value !== (read.validFrom ?? "") || to.value !== (read.validTo ?? "")) {
      keepForNextPage(texts.saved);
      location.assign(`${read.drawingHref}${outcome.data.drawing}`);
    } else toast("success", texts.saved);
  };

  return (
    <div class="spot-save">
      <div class="spot-period">
        <label>
          <span>{texts.validFrom}</span>
          <input
            class="input"
            type="date"
            value={from.value}
            onInput={(event) => from.value = event.currentTarget.value}
          />
        </label>
        <label>
          <span>{texts.validTo}</span>
          <input
            class="input"
            type="date"
            value={to.value}
            onInput={(event) => to.value = event.currentTarget.value}
          />
        </label>
      </div>
      <p class="field-error" role="alert">{refusal.value}</p>
      <div class="spot-save-tools">
        <span class="text-meta text-ink-3" role="status">{isDirty ? texts.unsaved : ""}</span>
        <button class="btn" type="button" disabled={busy.value} onClick={() => save(true)}>
          {texts.saveNew}
        </button>
        <button
          class="btn btn-primary"
          type="button"
          disabled={busy.value || !isDirty}
          onClick={() => save(false)}
        >
          {texts.save}
        </button>
      </div>
    </div>
  );
}
