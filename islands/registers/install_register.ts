import type { RegisterTexts } from "@/components/registers/register_texts.ts";
import { checkForm, installFieldChecks } from "./check_fields.ts";
import { askDeletion } from "./deletion.ts";
import { EntryDialog } from "./entry_dialog.ts";
import { filterBoxes } from "./filter_boxes.ts";
import { followOutcomes } from "./follow_outcomes.ts";
import { installReferences } from "./reference_field.ts";
import { hideChangeNotice } from "./refresh_list.ts";
import { installRegisterKeys } from "./register_keys.ts";

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
      form.matches("#register-rows") && submitter?.matches("[data-delete-ticked]") && !form.dataset.sure
    ) {
      event.preventDefault();
      void askDeletion(form, texts).then((yes) => {
        if (!yes) return;
        form.dataset.sure = "yes";
        form.requestSubmit(submitter);
        delete form.dataset.sure;
      });
    } else if (form.matches("#register-rows")) {
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

  followOutcomes(entry, texts, restorations, signal);

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
