import type { RegisterTexts } from "@/components/registers/register_texts.ts";
import { toast } from "../form/toast_store.ts";
import { showAnew } from "../parts/show_anew.ts";
import { installReferences } from "./reference_field.ts";
import { rowOf } from "./refresh_list.ts";

/** Members of the address that open something over the list. */
const OPENING = ["entry", "add", "copy", "delete"];

/**
 * The dialog of an entry, over its list: opened without loading the page again, with an address of its own, so that 'back' closes it and a link
 * to it opens it. Typed text is not lost without asking.
 */
export class EntryDialog {
  /** What each of its forms held when it was drawn or saved. */
  #kept = new WeakMap<HTMLFormElement, string>();
  #turn = 0;
  /** Where the page was when it was opened. */
  #address = "";
  /** What was wanted when it was asked whether what is typed may be lost. */
  #onwards = () => this.close();
  /** Link that opened it, for the focus to go back to. */
  #opener: HTMLElement | null = null;

  constructor(private texts: RegisterTexts) {}

  get box(): HTMLElement | null {
    return document.getElementById("register-dialog");
  }
  get dialog(): HTMLDialogElement | null {
    return document.getElementById("register-open") as HTMLDialogElement | null;
  }
  /** Says whom the entry is for, beside the form of the entry itself. */
  get aim(): HTMLFormElement | null {
    return this.dialog?.querySelector<HTMLFormElement>('form[action$="/audience"]') ?? null;
  }

  /** Makes a dialog of what the page has come with. */
  adopt(): void {
    const { dialog } = this;
    if (!dialog) return;
    dialog.removeAttribute("open");
    dialog.showModal();
    const first = dialog.querySelector<HTMLElement>(
      '[aria-invalid="true"], [data-entry-form] :is(input:not([type="hidden"]), select, textarea)',
    );
    (first ?? dialog).focus();
    installReferences(dialog, this.texts);
    this.#address = location.href;
    this.settle();
  }

  /** What is in a form now counts as saved; left out: in all of them. */
  settle(form?: HTMLFormElement): void {
    for (const one of form ? [form] : this.#forms()) this.#kept.set(one, stateOf(one));
  }

  /** Its forms are of one entry: the version after one was saved is what the others were read with. */
  countFrom(version: number): void {
    for (const field of this.dialog?.querySelectorAll<HTMLInputElement>('input[name="version"]') ?? []) {
      field.value = String(version);
    }
  }

  /** Whether something in a form is not saved. */
  isChanged(form: HTMLFormElement): boolean {
    return this.#kept.get(form) !== stateOf(form);
  }

  get isDirty(): boolean {
    return this.#forms().some((form) => this.isChanged(form));
  }

  /** Opens the dialog of an address in place of the one that is open; where there is none, that page tells why. */
  async open(address: string, { push = true, opener = null as HTMLElement | null } = {}): Promise<void> {
    const turn = ++this.#turn;
    const former = this.box;
    const isShown = await showAnew(address) && this.box !== null && this.box !== former;
    if (turn !== this.#turn) return isShown ? this.#remove() : undefined;
    if (!isShown) return location.assign(address);
    this.#opener = opener ?? this.#opener;
    if (push) history.pushState({ register: true }, "", address);
    this.adopt();
  }

  /** Closes it, or goes on to what takes its place, after asking where text would be lost. */
  leave(onwards: () => void = () => this.close()): void {
    if (!this.isDirty) return onwards();
    this.#onwards = onwards;
    const question = document.getElementById("register-unsaved") as HTMLDialogElement | null;
    if (question && !question.open) question.showModal();
  }

  /** Leaves what is typed behind: it was asked. */
  discard(): void {
    (document.getElementById("register-unsaved") as HTMLDialogElement | null)?.close();
    this.#onwards();
  }

  /** Closes it at once; the address is that of the list again. */
  close({ push = true } = {}): void {
    const { box, dialog } = this;
    if (!box || !dialog) return;
    const { key } = box.dataset;
    const list = dialog.dataset.leave!;
    this.#turn++;
    this.#remove();
    if (push) history.pushState({ register: true }, "", list);
    const back = (key === undefined ? null : rowOf(key)?.querySelector<HTMLElement>(".row-open")) ??
      (this.#opener?.isConnected ? this.#opener : null);
    back?.focus();
    this.#opener = null;
  }

  /** Follows the address after 'back' and 'forward'. */
  follow(): void {
    const wanted = location.href;
    if (this.isDirty && wanted !== this.#address) {
      // Back to where the text is, until it is answered.
      history.pushState({ register: true }, "", this.#address);
      return this.leave(() => opens(wanted) ? void this.open(wanted) : this.close());
    }
    if (opens(wanted)) void this.open(wanted, { push: false });
    else this.close({ push: false });
  }

  /** Tells what was refused, at the form it was refused to. */
  tell(sentence: string, form: HTMLFormElement): void {
    const place = form.querySelector<HTMLElement>("[data-form-error]");
    if (place) place.textContent = sentence;
    else toast("refused", sentence);
  }

  /** Taken out at once; the next one comes in its place. */
  #remove(): void {
    this.dialog?.close();
    this.box?.remove();
  }

  #forms(): HTMLFormElement[] {
    return [...this.dialog?.querySelectorAll<HTMLFormElement>('form[method="post"]') ?? []];
  }
}

/** Whether an address opens something over the list. */
function opens(address: string): boolean {
  const { searchParams } = new URL(address);
  return OPENING.some((name) => searchParams.has(name));
}

/** What people have typed and chosen in a form. A file is sent by itself; what the form holds of it is its id. */
function stateOf(form: HTMLFormElement): string {
  return JSON.stringify(
    [...new FormData(form)].filter(([name, value]) =>
      !name.startsWith("_") && name !== "version" && typeof value === "string"
    ),
  );
}
