import type { RegisterTexts } from "@/components/registers/register_texts.ts";
import type { Outcome } from "../call.ts";
import { clearRefusals } from "../form/show_refusals.ts";
import { toast } from "../form/toast_store.ts";
import { checkForm, installFieldChecks } from "./check_fields.ts";
import { askDeletion, offerUndo } from "./deletion.ts";
import { EntryDialog } from "./entry_dialog.ts";
import { mergeStale } from "./merge_stale.ts";
import { installReferences } from "./reference_field.ts";
import { hideChangeNotice, markRow, refreshList } from "./refresh_list.ts";
import { installRegisterKeys } from "./register_keys.ts";

/** Specification section 8: 'Current data state has changed'. */
const STALE = 8080997;
/** How often it is looked whether a form rests no more, ms. */
const RESTED_MS = 100;

type Done = Outcome<unknown> & { kind: "done" };
type Refused = Exclude<Outcome<unknown>, { kind: "done" }>;

/** Makes the page of a register act in place: dialogs over the list, changes without loading again, undo, keys. */
export function installRegister(texts: RegisterTexts, restorations: string): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const entry = new EntryDialog(texts);
  const follow = (link: HTMLElement) => {
    if (link instanceof HTMLAnchorElement) entry.leave(() => void entry.open(link.href, { opener: link }));
  };

  document.addEventListener("click", (event) => {
    if (event.defaultPrevented || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) {
      return;
    }
    const target = event.target as Element;
    const opens = target.closest<HTMLAnchorElement>("a[data-dialog]");
    if (opens) {
      event.preventDefault();
      follow(opens);
    }
    const leaves = target.closest<HTMLElement>("[data-leaves]");
    if (leaves?.closest("#register-open")) {
      event.preventDefault();
      entry.leave();
    } else if (leaves?.closest("#register-batch")) {
      event.preventDefault();
      leaves.closest("dialog")!.close();
    }
    if (target.closest("[data-discard]")) entry.discard();
  }, { signal });

  // Escape asks too, before the browser closes the dialog by itself.
  document.addEventListener("keydown", (event) => {
    if (event.defaultPrevented) return;
    const open = (event.target as Element).closest?.("dialog");
    if (!open) return;
    if (event.key === "Escape" && open.id === "register-open") {
      event.preventDefault();
      entry.leave();
    }
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      const save = open.querySelector<HTMLButtonElement>(".dialog-foot .btn-primary:not([type=button])");
      save?.click();
    }
  }, { signal });
  document.addEventListener("cancel", (event) => {
    if ((event.target as Element).id !== "register-open") return;
    event.preventDefault();
    entry.leave();
  }, { signal, capture: true });
  addEventListener("beforeunload", (event) => entry.isDirty && event.preventDefault(), { signal });
  addEventListener("popstate", () => entry.follow(), { signal });

  // Before the form is taken over by the island of all forms.
  document.addEventListener("submit", (event) => {
    const form = event.target as HTMLFormElement;
    const { submitter } = event;
    if (form.matches("[data-entry-form]")) {
      const wrong = checkForm(form);
      if (wrong) {
        event.preventDefault();
        wrong.focus();
      } else {form.dataset.onwards = submitter?.matches("[data-next]")
          ? (submitter as HTMLButtonElement).value
          : "";}
    } else if (
      form.id === "register-rows" && submitter?.matches("[data-delete-ticked]") && !form.dataset.sure
    ) {
      event.preventDefault();
      void askDeletion(form, texts).then((yes) => {
        if (!yes) return;
        form.dataset.sure = "yes";
        form.requestSubmit(submitter);
        delete form.dataset.sure;
      });
    } else if (form.id === "register-rows") {
      if (submitter?.matches("[data-batch]") && !form.querySelector('[name="fields"]:checked')) {
        event.preventDefault();
        form.querySelector("[data-form-error]")!.textContent = texts.batchNothing;
        return;
      }
      form.dataset.acted = submitter?.matches("[data-batch]")
        ? "batch"
        : submitter?.matches("[data-delete-ticked]")
        ? "deletion"
        : "";
      // A button of the page's own may stand in a dialog beside the form.
      form.dataset.from = submitter?.closest("dialog")?.id ?? "";
    }
    if (
      form.matches("[data-entry-form], [data-deletion], #register-rows, #register-restore") ||
      form === entry.aim
    ) {
      hideChangeNotice();
    }
  }, { signal, capture: true });

  document.addEventListener("tis:done", (event) => {
    const form = event.target as HTMLFormElement;
    const done = (event as CustomEvent<Done>).detail;
    if (form.matches("[data-entry-form]")) void saved(form, done);
    else if (form === entry.aim) void aimed(form, done);
    else if (form.matches("[data-deletion]")) void deleted(form);
    else if (form.id === "register-rows" || form.id === "register-restore") void acted(form, done);
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
    } else if (form.id === "register-rows" && form.dataset.acted !== "batch") {
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

  const stops = [installFieldChecks(), installRegisterKeys({ follow })];
  const batch = document.getElementById("register-batch") as HTMLDialogElement | null;
  if (batch?.open) {
    batch.removeAttribute("open");
    batch.showModal();
  }
  // A field that is filled in is meant.
  batch?.addEventListener("change", (event) => {
    const box = (event.target as Element).closest(".batch-field")?.querySelector<HTMLInputElement>(
      '[name="fields"]',
    );
    if (box && box !== event.target) box.checked = true;
  }, { signal });
  installReferences(document, texts);
  entry.adopt();
  document.addEventListener("input", filterBoxes, { signal });
  const root = document.getElementById("register");
  if (root) root.dataset.live = "";
  return () => {
    controller.abort();
    stops.forEach((stop) => stop());
  };
}

/** Sends the audience once its form has rested from the last time, unless that has already ended what was to follow. */
function sendRested(aim: HTMLFormElement): void {
  if (!aim.isConnected || aim.dataset.onwards === undefined) return;
  if (aim.hasAttribute("aria-busy")) setTimeout(() => sendRested(aim), RESTED_MS);
  else aim.requestSubmit();
}

/** Hides the boxes of a list that do not have the typed words in them; they stand in one list, or in several groups of it. */
function filterBoxes(event: Event): void {
  const field = event.target as HTMLInputElement;
  const list = document.getElementById(field.dataset?.filtersBoxes ?? "");
  if (!list) return;
  const words = field.value.trim().toLowerCase();
  for (const box of list.querySelectorAll<HTMLElement>(".check")) {
    // What is chosen stays in sight, whatever is looked for.
    const chosen = box.querySelector<HTMLInputElement>("input")?.checked === true;
    box.hidden = !chosen && !box.textContent!.toLowerCase().includes(words);
  }
}

/** The dialog that the button stood in by which the rows were posted. */
function dialogOf(form: HTMLFormElement): HTMLDialogElement | null {
  return form.dataset.from ? document.getElementById(form.dataset.from) as HTMLDialogElement | null : null;
}

/** Puts a refusal at its field in a dialog that is not inside the form. False where it has no place for it. */
function tellAt(dialog: HTMLDialogElement | null, field: string, sentence: string): boolean {
  const place = dialog?.querySelector<HTMLElement>(`[data-error-of="${CSS.escape(field)}"]`);
  if (!place) return false;
  place.textContent = sentence;
  const control = dialog!.querySelector<HTMLElement>(`[name="${CSS.escape(field)}"]`);
  control?.setAttribute("aria-invalid", "true");
  control?.addEventListener("input", () => {
    place.textContent = "";
    control.removeAttribute("aria-invalid");
  }, { once: true });
  control?.focus();
  return true;
}
