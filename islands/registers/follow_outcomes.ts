import type { RegisterTexts } from "@/components/registers/register_texts.ts";
import type { Outcome } from "../call.ts";
import { clearRefusals } from "../form/show_refusals.ts";
import { toast } from "../form/toast_store.ts";
import { offerUndo } from "./deletion.ts";
import type { EntryDialog } from "./entry_dialog.ts";
import { mergeStale } from "./merge_stale.ts";
import { installReferences } from "./reference_field.ts";
import { markRow, refreshList } from "./refresh_list.ts";
import { dialogOf, tellAt } from "./rows_dialog.ts";

/** Specification section 8: 'Current data state has changed'. */
const STALE = 8080997;
/** How often it is looked whether a form rests no more, ms. */
const RESTED_MS = 100;

type Done = Outcome<unknown> & { kind: "done" };
type Refused = Exclude<Outcome<unknown>, { kind: "done" }>;

/** What follows when a form of the page of a register was done or refused: the list is drawn again, the dialog left, or what is wrong told in it. */
export function followOutcomes(
  entry: EntryDialog,
  texts: RegisterTexts,
  restorations: string,
  signal: AbortSignal,
): void {
  document.addEventListener("tis:done", (event) => {
    const form = event.target as HTMLFormElement;
    const done = (event as CustomEvent<Done>).detail;
    if (form.matches("[data-entry-form]")) void saved(form, done);
    else if (form === entry.aim) void aimed(form, done);
    else if (form.matches("[data-deletion]")) void deleted(form);
    else if (form.matches("#register-rows") || form.matches("#register-restore")) void acted(form, done);
    else return;
    event.preventDefault();
  }, { signal });

  document.addEventListener("tis:refused", (event) => {
    const form = event.target as HTMLFormElement;
    const refused = (event as CustomEvent<Refused>).detail;
    // A refusal keeps the dialog open, whatever was to follow.
    if (form === entry.aim) delete form.dataset.onwards;
    if ((form.matches("[data-entry-form]") || form === entry.aim) && refused.code === STALE) {
      event.preventDefault();
      void stale(form, refused);
    } else if (form.matches("#register-rows") && form.dataset.acted !== "batch") {
      // Its place for refusals is in a dialog that is not open.
      event.preventDefault();
      const told = refused.errors.filter((error) => tellAt(dialogOf(form), error.field, error.message));
      if (told.length === 0) toast(refused.kind === "failed" ? "error" : "refused", refused.message);
    }
  }, { signal });

  async function saved(form: HTMLFormElement, done: Done) {
    const { key, version } = done.data as { key: string; version: number };
    if (done.message) toast("success", done.message);
    entry.settle(form);
    entry.countFrom(version);
    const { aim } = entry;
    if (!aim || !entry.isChanged(aim)) return await leaveSaved(key, form.dataset.onwards);
    // One button saves all that the dialog holds, and the dialog is left when all of it is saved.
    aim.dataset.onwards = form.dataset.onwards ?? "";
    sendRested(aim);
  }

  async function aimed(form: HTMLFormElement, done: Done) {
    const { key } = entry.box!.dataset;
    const { onwards } = form.dataset;
    delete form.dataset.onwards;
    if (done.message) toast("success", done.message);
    clearRefusals(form);
    entry.settle(form);
    entry.countFrom((done.data as { version: number }).version);
    if (onwards !== undefined) await leaveSaved(key!, onwards);
    // What is typed in the form above stays where it is.
    else await refreshList(key);
  }

  async function leaveSaved(key: string, next: string | undefined) {
    if (next) {
      // Its page draws the list as well.
      await entry.open(next);
      return markRow(key);
    }
    entry.close();
    if (!await refreshList(key)) return location.reload();
    document.querySelector<HTMLElement>("#register-list tr[aria-current] .row-open")?.focus();
  }

  async function deleted(form: HTMLFormElement) {
    entry.close();
    offerUndo(form, restorations, texts);
    if (!await refreshList()) location.reload();
  }

  async function acted(form: HTMLFormElement, done: Done) {
    if (form.dataset.acted === "deletion") offerUndo(form, restorations, texts);
    else if (done.message) toast("success", done.message);
    if (form.dataset.acted === "batch") {
      (document.getElementById("register-batch") as HTMLDialogElement | null)?.close();
    } else dialogOf(form)?.close();
    for (const box of form.querySelectorAll<HTMLInputElement>('input[name="entries"]')) box.checked = false;
    if (!await refreshList()) location.reload();
  }

  async function stale(form: HTMLFormElement, refused: Refused) {
    const { dialog } = entry;
    if (!dialog) return;
    entry.tell(refused.message, form);
    if (await mergeStale(dialog, location.href, texts)) entry.tell(texts.stale, form);
    installReferences(dialog, texts);
  }
}

/** Sends the audience once its form has rested from the last time, unless that has already ended what was to follow. */
function sendRested(aim: HTMLFormElement): void {
  if (!aim.isConnected || aim.dataset.onwards === undefined) return;
  if (aim.hasAttribute("aria-busy")) setTimeout(() => sendRested(aim), RESTED_MS);
  else aim.requestSubmit();
}
