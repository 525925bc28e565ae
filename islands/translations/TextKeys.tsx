import { useEffect } from "preact/hooks";
import type { InterfaceText } from "@/services/translations/types.ts";
import type { Outcome } from "../call.ts";
import { toast } from "../form/toast_store.ts";

/** What is told when a text is saved, and the words of its states. */
export interface TextKeysProps {
  saved: string;
  states: Record<InterfaceText["states"][number], string>;
}

const TONES: Record<InterfaceText["states"][number], string> = {
  missing: "err",
  wrong: "err",
  outdated: "warn",
  overridden: "info",
};

/**
 * The page of texts by keys: Ctrl+Enter saves and goes on to the next text that is missing; chips put a placeholder or term where the
 * cursor is. Each text is saved by itself and the page stays.
 */
export function TextKeys({ saved, states }: TextKeysProps) {
  useEffect(() => {
    /** Form whose outcome is waited for to go on. */
    let going: HTMLFormElement | null = null;

    const onKey = (event: KeyboardEvent) => {
      const { target } = event;
      if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey) || event.isComposing) return;
      if (!(target instanceof HTMLTextAreaElement) || !target.form?.matches(".texts-form")) return;
      event.preventDefault();
      going = target.form;
      target.form.requestSubmit();
    };

    const onInsert = (event: MouseEvent) => {
      const chip = (event.target as Element).closest<HTMLElement>("[data-insert]");
      const area = chip?.closest("tr")?.querySelector("textarea");
      if (!chip || !area) return;
      area.focus();
      area.setRangeText(chip.dataset.insert!, area.selectionStart, area.selectionEnd, "end");
      area.dispatchEvent(new Event("input", { bubbles: true }));
    };

    const onDone = (event: Event) => {
      const form = event.target;
      if (!(form instanceof HTMLFormElement) || !form.matches(".texts-form")) return;
      const { data } = (event as CustomEvent<Outcome<InterfaceText> & { kind: "done" }>).detail;
      const row = form.closest("tr")!;
      (form.elements.namedItem("version") as HTMLInputElement).value = String(data.version);
      row.toggleAttribute("data-missing", data.states.includes("missing"));
      mark(row, data.states);
      toast("success", saved);
      if (going === form) goOn(row);
      going = null;
    };

    const mark = (row: HTMLElement, of: InterfaceText["states"]) => {
      row.querySelector("[data-marks]")?.replaceChildren(...of.map((one) => {
        const state = document.createElement("span");
        state.className = `state state-${TONES[one]}`;
        state.textContent = states[one];
        return state;
      }));
    };

    document.addEventListener("keydown", onKey);
    document.addEventListener("click", onInsert);
    document.addEventListener("tis:done", onDone);
    return () => {
      document.removeEventListener("keydown", onKey);
      document.removeEventListener("click", onInsert);
      document.removeEventListener("tis:done", onDone);
    };
  }, []);
  return null;
}

/** To the next missing text behind a row, else the first before it; none left here: the list is drawn again, with those that come next. */
function goOn(row: HTMLElement): void {
  const rows = [...row.closest("tbody")!.querySelectorAll<HTMLElement>("tr[data-text]")];
  const place = rows.indexOf(row);
  const next = [...rows.slice(place + 1), ...rows.slice(0, place)].find((one) =>
    one.hasAttribute("data-missing")
  );
  if (!next) return location.reload();
  next.querySelector("textarea")?.focus();
  next.scrollIntoView({ block: "nearest" });
}
