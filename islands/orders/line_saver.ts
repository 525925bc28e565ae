import { fillText } from "@/islands/fill_text.ts";
import { call, type RefusedField, type TransportTexts } from "@/islands/call.ts";
import { toast } from "@/islands/form/toast_store.ts";
import { showAnew } from "@/islands/parts/show_anew.ts";
import { numberText } from "../format.ts";

/** Ms to wait after a press, so that ten presses are one call. */
const SETTLE_MS = 400;

export interface LineSaver {
  /** Saves the line of that form once its reader has paused. */
  later(form: HTMLFormElement): void;
  /** Whether anything is not saved yet. */
  busy(): boolean;
  /** Saves what waits at once; resolves when all is saved or refused. */
  settled(): Promise<void>;
}

/**
 * Saves changed lines one after the other, since each changes the same cart, and has the server's figures of the page follow.
 * A refused value stays typed with its refusal below.
 */
export function lineSaver(texts: TransportTexts & { overwrote: string }, lang: string): LineSaver {
  const waiting = new Map<HTMLFormElement, ReturnType<typeof setTimeout>>();
  let saving = 0;
  let last: Promise<void> = Promise.resolve();

  function save(form: HTMLFormElement): void {
    clearTimeout(waiting.get(form));
    waiting.delete(form);
    saving++;
    last = last.then(() => send(form, texts, lang)).finally(() => saving--);
  }
  return {
    later(form) {
      clearTimeout(waiting.get(form));
      waiting.set(form, setTimeout(() => save(form), SETTLE_MS));
    },
    busy: () => waiting.size > 0 || saving > 0,
    async settled() {
      for (const form of [...waiting.keys()]) save(form);
      await last;
    },
  };
}

async function send(
  form: HTMLFormElement,
  texts: TransportTexts & { overwrote: string },
  lang: string,
): Promise<void> {
  // A line that was taken out elsewhere, which its reader was told, has nothing to be saved.
  if (!form.isConnected) return;
  const value = (name: string) => (form.elements.namedItem(name) as HTMLInputElement).value;
  // JSON, not a form: an emptied note is an empty note.
  const change = {
    quantity: Number(value("quantity")),
    was: Number(form.closest<HTMLElement>("tr")!.dataset.pieces),
    note: value("note"),
    jobId: Number(value("jobId")),
  };
  const outcome = await call(form.getAttribute("action")!, change, texts);
  if (outcome.kind === "ended") return;
  if (outcome.kind === "done") {
    tell(form, []);
    const { overwrote } = outcome.data as { overwrote: number | null };
    if (overwrote !== null) {
      toast("notice", fillText(texts.overwrote, { count: numberText(overwrote, lang) }));
    }
    if (!await showAnew()) location.reload();
    return;
  }
  const homeless = tell(form, outcome.errors);
  if (homeless || outcome.errors.length === 0) {
    toast(outcome.kind === "failed" ? "error" : "refused", outcome.message);
  }
}

/** Puts refusals below their fields; true when one has no place. */
function tell(form: HTMLFormElement, errors: readonly RefusedField[]): boolean {
  // The line has gone meanwhile, and its fields with it.
  if (!form.isConnected) return errors.length > 0;
  const row = form.closest("tr")!;
  const open = new Map(errors.map((error) => [error.field, error.message]));
  for (const place of row.querySelectorAll<HTMLElement>("[data-line-error]")) {
    const name = place.dataset.lineError!;
    place.textContent = open.get(name) ?? "";
    const field = form.elements.namedItem(name) as HTMLElement;
    if (open.has(name)) field.setAttribute("aria-invalid", "true");
    else field.removeAttribute("aria-invalid");
    open.delete(name);
  }
  return open.size > 0;
}
