import type { RichDocument } from "@/engines/richtext/rich_document.ts";
import { comparedText } from "@/engines/richtext/compared_text.ts";
import { type Entries, entriesOf, partOf } from "./draft_parts.ts";

/** What a part of a form says, as people read it: names in place of keys, rows line by line. */
export function wordsOfPart(form: HTMLFormElement, entries: Entries, part: string): string {
  const own = entriesOf(entries, part);
  if (part === "body") return own[0] ? comparedText(JSON.parse(own[0][1]) as RichDocument) : "";
  const lines = new Map<string, string[]>();
  for (const [name, value] of own) {
    const [, row = "", cell] = name.split(".");
    if (value.trim() === "" || cell === "id") continue;
    lines.set(row, [...lines.get(row) ?? [], labelOf(form, name, value)]);
  }
  return [...lines.values()].map((cells) => cells.join(" · ")).join("\n");
}

/** What a value of a control is called. */
function labelOf(form: HTMLFormElement, name: string, value: string): string {
  for (const control of form.querySelectorAll<HTMLElement>(`[name="${CSS.escape(name)}"]`)) {
    if (control.tagName === "SELECT") {
      const { options } = control as HTMLSelectElement;
      return [...options].find((one) => one.value === value)?.text ?? value;
    }
    const input = control as HTMLInputElement;
    if (["checkbox", "radio"].includes(input.type) && input.value === value) {
      return input.closest("label")?.textContent?.trim() || value;
    }
    // The key of a field that is found by typing is posted beside the one that shows its name.
    const shown = input.closest(".reference")?.querySelector<HTMLInputElement>("[role=combobox]")?.value ??
      input.dataset.shown;
    if (shown) return shown;
  }
  return value;
}

/** Whether a part can be given another content while its page stays: not the tables of rows, lists of files and fields found by typing, which need to be drawn. */
export function canTake(form: HTMLFormElement, part: string): boolean {
  if (part === "attachments") return false;
  const controls = [...form.querySelectorAll<HTMLElement>("[name]")].filter((one) =>
    partOf(one.getAttribute("name")!) === part
  );
  return controls.length > 0 &&
    controls.every((one) =>
      !one.closest("[data-rows], .reference, [data-tags]") && !one.hasAttribute("data-reference")
    );
}

/** Whether somebody is just in a part. */
export function isIn(form: HTMLFormElement, part: string): boolean {
  const active = document.activeElement;
  // Not `form.contains`: a field of that name stands in its place.
  if (active?.closest("form") !== form) return false;
  if (part === "body") return active.closest(".rich-editor") !== null;
  return partOf(active.getAttribute("name") ?? "") === part;
}
