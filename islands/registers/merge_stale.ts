import { fillText } from "@/islands/fill_text.ts";
import type { RegisterTexts } from "@/components/registers/register_texts.ts";

/**
 * After 'current data state has changed': takes over what others have changed in fields that were not touched here, and shows theirs beside
 * what was typed where both changed. The version that was read counts from now on, so that saving again is a decision.
 *
 * @returns whether the entry could be read again
 */
export async function mergeStale(
  dialog: HTMLDialogElement,
  address: string,
  texts: RegisterTexts,
): Promise<boolean> {
  const response = await fetch(address, { headers: { accept: "text/html" } }).catch(() => null);
  if (!response?.ok || response.redirected) return false;
  const page = new DOMParser().parseFromString(await response.text(), "text/html");
  const fresh = page.getElementById(dialog.id);
  if (!fresh?.querySelector("form[data-entry-form]")) return false;
  for (const field of dialog.querySelectorAll<HTMLElement>("[data-field]")) {
    const theirs = fresh.querySelector<HTMLElement>(`[data-field="${CSS.escape(field.dataset.field!)}"]`);
    field.querySelector(".entry-differs")?.remove();
    if (theirs) mergeField(field, theirs, texts);
  }
  const now = fresh.querySelector<HTMLInputElement>('input[name="version"]');
  if (!now) return true;
  for (const version of dialog.querySelectorAll<HTMLInputElement>('input[name="version"]')) {
    version.value = now.value;
  }
  return true;
}

function mergeField(field: HTMLElement, theirs: HTMLElement, texts: RegisterTexts): void {
  const mine = stateOf(field, "now"), read = stateOf(field, "first"), now = stateOf(theirs, "first");
  if (now === read || now === mine) return;
  const said = wordsOf(theirs) || texts.emptyValue;
  const line = document.createElement("p");
  line.className = "entry-differs";
  const text = document.createElement("span");
  line.append(text);
  const canTake = field.querySelector("[role=combobox], [data-tags], [data-rows], input[type=file]") === null;
  if (mine === read && canTake) {
    take(field, theirs);
    text.textContent = fillText(texts.taken, { value: said });
  } else {
    text.textContent = fillText(texts.theirs, { value: said });
    if (canTake) {
      const button = document.createElement("button");
      button.type = "button";
      button.className = "btn";
      button.textContent = texts.useTheirs;
      button.addEventListener("click", () => {
        take(field, theirs);
        line.remove();
      });
      line.append(button);
    }
  }
  field.append(line);
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

function controlsOf(field: HTMLElement): Control[] {
  return [...field.querySelectorAll<Control>("input, textarea, select")].filter(({ type }) =>
    type !== "search"
  );
}

/** What a field holds now, or held as the server drew it, as one text. */
function stateOf(field: HTMLElement, when: "now" | "first"): string {
  return JSON.stringify(
    controlsOf(field).flatMap((control) => {
      if (control instanceof HTMLSelectElement) {
        const chosen = [...control.options].find((one) =>
          when === "now" ? one.selected : one.defaultSelected
        );
        return [chosen?.value ?? ""];
      }
      if (control instanceof HTMLInputElement && ["checkbox", "radio"].includes(control.type)) {
        return (when === "now" ? control.checked : control.defaultChecked) ? [control.value] : [];
      }
      if (control.role === "combobox") return [];
      return [when === "now" || control.type === "hidden" ? control.value : control.defaultValue];
    }).filter((value) => value !== ""),
  );
}

/** The same in words. */
function wordsOf(field: HTMLElement): string {
  return controlsOf(field).flatMap((control) => {
    if (control instanceof HTMLSelectElement) {
      const chosen = [...control.options].find(({ defaultSelected }) => defaultSelected);
      return chosen?.value ? [chosen.text] : [];
    }
    if (control instanceof HTMLInputElement && ["checkbox", "radio"].includes(control.type)) {
      return control.defaultChecked ? [control.labels?.[0]?.textContent?.trim() ?? control.value] : [];
    }
    if (control.type === "hidden") return [];
    return [(control as HTMLInputElement).dataset.shown ?? control.defaultValue];
  }).filter((text) => text !== "").join(" / ");
}

function take(field: HTMLElement, theirs: HTMLElement): void {
  const from = controlsOf(theirs);
  controlsOf(field).forEach((control, index) => {
    const other = from[index];
    if (!other || other.name !== control.name) return;
    if (control instanceof HTMLInputElement && other instanceof HTMLInputElement) {
      control.checked = control.defaultChecked = other.defaultChecked;
    }
    if (control instanceof HTMLSelectElement) control.value = other.value;
    else if (control.type !== "checkbox" && control.type !== "radio") {
      control.value = (other as HTMLInputElement).defaultValue;
      (control as HTMLInputElement).defaultValue = control.value;
    }
  });
}
