import { fillText } from "@/islands/fill_text.ts";
import type { RegisterTexts } from "@/components/registers/register_texts.ts";
import { call, type Outcome } from "../call.ts";
import { toast } from "../form/toast_store.ts";
import { keepQuiet, refreshList } from "./refresh_list.ts";

/** Names shown of many entries that are about to be deleted. */
const NAMED = 5;

/** Says what was deleted, with a way to take it back. */
export function offerUndo(form: HTMLFormElement, restorations: string, texts: RegisterTexts): void {
  const entries = entriesOf(form);
  const text = entries.length === 1
    ? fillText(texts.deletedOne, { title: entries[0]!.title })
    : fillText(texts.deletedMany, { count: entries.length });
  const keys = entries.map(({ key }) => key);
  toast("success", text, {
    action: {
      label: texts.undo,
      run: async () => {
        keepQuiet();
        const outcome = await call(
          restorations,
          new URLSearchParams(keys.map((key) => ["keys", key])),
          texts,
        );
        if (outcome.kind !== "done") return tellRefusal(outcome);
        toast("success", texts.restored);
        await refreshList(keys[0]);
      },
    },
  });
}

/** What a form is about to delete. */
export function entriesOf(form: HTMLFormElement): { key: string; title: string }[] {
  return [...form.querySelectorAll<HTMLInputElement>('input[name="entries"]')]
    .filter((input) => input.type === "hidden" || input.checked)
    .map(({ value, dataset }) => ({
      key: value.slice(value.indexOf(":") + 1),
      title: dataset.title ?? value,
    }));
}

/** Asks before the ticked entries are deleted, naming the first of them. @returns what was answered */
export function askDeletion(form: HTMLFormElement, texts: RegisterTexts): Promise<boolean> {
  const entries = entriesOf(form);
  const dialog = document.createElement("dialog");
  dialog.className = "dialog";
  dialog.setAttribute("aria-labelledby", "register-doomed");
  const named = entries.slice(0, NAMED).map(({ title }) => element("li", title));
  if (entries.length > NAMED) {
    named.push(element("li", fillText(texts.andMore, { count: entries.length - NAMED })));
  }
  const title = element("h2", texts.deleteTitle);
  title.id = "register-doomed";
  const head = element("div", title), list = element("ul", ...named);
  head.className = "dialog-head";
  list.className = "doomed-list";
  const body = element(
    "div",
    element("p", fillText(texts.deleteMany, { count: entries.length })),
    list,
  );
  body.className = "dialog-body";
  const no = button(texts.cancel, "btn"), yes = button(texts.delete, "btn btn-danger");
  const foot = element("div", no, yes);
  foot.className = "dialog-foot";
  dialog.append(head, body, foot);
  document.body.append(dialog);
  dialog.showModal();
  return new Promise((answer) => {
    no.addEventListener("click", () => dialog.close());
    yes.addEventListener("click", () => dialog.close("yes"));
    dialog.addEventListener("close", () => {
      dialog.remove();
      answer(dialog.returnValue === "yes");
    });
  });
}

function tellRefusal(outcome: Exclude<Outcome<unknown>, { kind: "done" }>): void {
  toast(outcome.kind === "failed" ? "error" : "refused", outcome.message);
}

function element(name: string, ...content: (Node | string)[]): HTMLElement {
  const made = document.createElement(name);
  made.append(...content);
  return made;
}

function button(text: string, classes: string): HTMLButtonElement {
  const made = element("button", text) as HTMLButtonElement;
  made.type = "button";
  made.className = classes;
  return made;
}
