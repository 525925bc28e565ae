import { fillText } from "@/islands/fill_text.ts";
import type { RegisterTexts } from "@/components/registers/register_texts.ts";
import type { Choice } from "@/engines/registers/types.ts";
import { call } from "../call.ts";

/** A pause in typing before the server is asked, ms. */
const PAUSE_MS = 180;

let lastId = 0;

/**
 * Fields that hold the key of another entry, found by typing (`data-reference`: the call that answers choices): a combobox with a list
 * (WAI-ARIA 1.2). Without script they take the key itself. With `data-tags-of` each choice joins the boxes of that name.
 */
export function installReferences(root: ParentNode, texts: RegisterTexts): void {
  for (const input of root.querySelectorAll<HTMLInputElement>("input[data-reference]:not([role])")) {
    makeCombobox(input, texts);
  }
}

function makeCombobox(input: HTMLInputElement, texts: RegisterTexts): void {
  const source = input.dataset.reference!;
  const tags = input.dataset.tagsOf;
  const name = input.name;
  const id = `choices-${++lastId}`;
  const list = document.createElement("ul");
  list.className = "reference-list";
  list.id = id;
  list.role = "listbox";
  list.hidden = true;
  list.ariaLabel = input.labels?.[0]?.textContent ?? input.ariaLabel;
  const said = document.createElement("span");
  said.className = "off-screen";
  said.role = "status";
  const frame = document.createElement("span");
  frame.className = "reference";
  input.replaceWith(frame);
  // The key is posted by a field of its own; what is seen is the name.
  const hidden = document.createElement("input");
  hidden.type = "hidden";
  if (!tags) {
    hidden.name = name;
    hidden.value = input.value;
    frame.append(hidden);
  }
  frame.append(input, list, said);
  input.removeAttribute("name");
  for (
    const [attribute, value] of [
      ["role", "combobox"],
      ["aria-autocomplete", "list"],
      ["aria-expanded", "false"],
      ["aria-controls", id],
    ] as const
  ) input.setAttribute(attribute, value);
  let shown = input.value = tags ? "" : input.dataset.shown ?? input.value;
  let choices: Choice[] = [];
  let active = -1;
  let asked = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const show = (open: boolean) => {
    list.hidden = !open;
    input.setAttribute("aria-expanded", String(open));
    if (!open) activate(-1);
  };
  const activate = (index: number) => {
    active = index;
    const items = [...list.querySelectorAll<HTMLElement>("[role=option]")];
    items.forEach((item, place) => item.setAttribute("aria-selected", String(place === index)));
    const item = items[index];
    if (item) {
      input.setAttribute("aria-activedescendant", item.id);
      item.scrollIntoView({ block: "nearest" });
    } else input.removeAttribute("aria-activedescendant");
  };
  const draw = (note?: string) => {
    list.replaceChildren(...choices.map((choice, index) => {
      const item = document.createElement("li");
      item.id = `${id}-${index}`;
      item.role = "option";
      item.textContent = choice.label;
      item.ariaSelected = "false";
      return item;
    }));
    if (note) {
      const item = document.createElement("li");
      item.role = "presentation";
      item.textContent = note;
      list.append(item);
    }
    said.textContent = note ?? fillText(texts.found, { count: choices.length });
    show(true);
  };
  const look = async () => {
    asked.abort();
    asked = new AbortController();
    const { signal } = asked;
    const query = new URLSearchParams({
      limit: "30",
      ...(input.value.trim() ? { keyword: input.value.trim() } : {}),
    });
    const outcome = await call<{ records: Choice[] }>(`${source}?${query}`, undefined, texts, { signal });
    if (signal.aborted) return;
    choices = outcome.kind === "done" ? outcome.data.records : [];
    draw(outcome.kind === "done" ? (choices.length === 0 ? texts.noChoices : undefined) : outcome.message);
    if (choices.length > 0 && input.value.trim()) activate(0);
  };
  const choose = (choice: Choice) => {
    if (tags) addTag(input, tags, choice);
    else hidden.value = choice.value;
    input.value = shown = tags ? "" : choice.label;
    wrong("");
    show(false);
    (tags ? input : hidden).dispatchEvent(new Event("change", { bubbles: true }));
  };
  const wrong = (sentence: string) => {
    input.setCustomValidity("");
    const place = document.getElementById(input.getAttribute("aria-describedby")?.split(" ").at(-1) ?? "");
    if (place && (sentence || place.textContent === texts.unknownChoice)) place.textContent = sentence;
    if (sentence) input.setAttribute("aria-invalid", "true");
    else input.removeAttribute("aria-invalid");
  };

  input.addEventListener("input", () => {
    clearTimeout(timer);
    timer = setTimeout(() => void look(), PAUSE_MS);
  });
  input.addEventListener("click", () => list.hidden && void look());
  input.addEventListener("keydown", (event) => {
    if (event.isComposing) return;
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      if (list.hidden) return void look();
      const step = event.key === "ArrowDown" ? 1 : -1;
      if (choices.length > 0) {
        activate((active + step + choices.length + (active < 0 && step < 0 ? 1 : 0)) % choices.length);
      }
    } else if (event.key === "Enter" && !event.ctrlKey && !list.hidden && active >= 0) {
      event.preventDefault();
      choose(choices[active]!);
    } else if (event.key === "Escape" && !list.hidden) {
      event.preventDefault();
      event.stopPropagation();
      asked.abort();
      show(false);
    } else if (event.key === "Tab" && !list.hidden && active >= 0 && input.value !== shown) {
      choose(choices[active]!);
    }
  });
  list.addEventListener("pointerdown", (event) => {
    event.preventDefault();
    const item = (event.target as Element).closest("[role=option]");
    const choice = item && choices[[...list.children].indexOf(item)];
    if (choice) choose(choice);
  });
  input.addEventListener("blur", () => {
    clearTimeout(timer);
    asked.abort();
    show(false);
    if (input.value === shown) return;
    // What was typed and not chosen is no entry; an emptied field is none on purpose.
    if (input.value.trim() === "" && !tags) {
      hidden.value = shown = "";
      hidden.dispatchEvent(new Event("change", { bubbles: true }));
      return wrong("");
    }
    wrong(texts.unknownChoice);
  });
  // A form sent by the keyboard sends what was chosen; one with words that are no choice is held back by its own check.
  input.form?.addEventListener("reset", () => (input.value = shown));
}

function addTag(input: HTMLInputElement, name: string, choice: Choice): void {
  const tags = input.closest("fieldset")?.querySelector<HTMLElement>(`[data-tags="${CSS.escape(name)}"]`);
  if (!tags) return;
  const there = [...tags.querySelectorAll<HTMLInputElement>("input")].find(({ value }) =>
    value === choice.value
  );
  if (there) {
    there.checked = true;
    return;
  }
  const label = document.createElement("label");
  label.className = "check";
  const box = document.createElement("input");
  box.className = "checkbox";
  box.type = "checkbox";
  box.name = name;
  box.value = choice.value;
  box.checked = true;
  const text = document.createElement("span");
  text.textContent = choice.label;
  label.append(box, text);
  tags.append(label);
}
