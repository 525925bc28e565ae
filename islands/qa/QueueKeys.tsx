import { useEffect } from "preact/hooks";
import { areOn, isTyping } from "../registers/single_keys.ts";
import { keepTyped } from "./keep_typed.ts";

/**
 * Questions by keys alone. In the list J and K go from title to title, where Enter opens; on a question R leads to the reply, A to the button that adopts the last answer, N to the next one of
 * the reader's queue, U back to the list. Ctrl and Enter send what is written. On a question what is typed stays
 * while it goes on. Draws nothing itself.
 */
export function QueueKeys({ next, list }: { next?: string | null; list?: string }) {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (sends(event)) return event.preventDefault();
      if (event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented || event.isComposing) {
        return;
      }
      if (!areOn() || isTyping(event.target as HTMLElement) || document.querySelector("dialog[open]")) return;
      if (press(event.key.toLowerCase(), next ?? null, list ?? null)) event.preventDefault();
    };
    document.addEventListener("keydown", onKey);
    document.querySelector("[data-queue-keys]")?.setAttribute("data-live", "");
    return () => document.removeEventListener("keydown", onKey);
  }, [next, list]);
  useEffect(keepTyped, []);
  return null;
}

/** Sends what is written below a question. */
function sends({ key, ctrlKey, metaKey, isComposing, target }: KeyboardEvent): boolean {
  if (key !== "Enter" || !(ctrlKey || metaKey) || isComposing) return false;
  const form = (target as HTMLElement).closest<HTMLFormElement>("#say form");
  form?.requestSubmit();
  return form !== null;
}

function press(key: string, next: string | null, list: string | null): boolean {
  switch (key) {
    case "j":
      return step(1);
    case "k":
      return step(-1);
    case "r":
      return focusOn(document.querySelector<HTMLElement>("#say textarea"));
    case "a":
      return focusOn([...document.querySelectorAll<HTMLElement>(".question-adopt button")].at(-1));
    case "n":
      return go(next);
    case "u":
      return go(list);
    default:
      return false;
  }
}

function step(by: 1 | -1): boolean {
  const titles = [...document.querySelectorAll<HTMLElement>("main tbody tr .title a")];
  const now = titles.findIndex((one) => one.closest("tr")!.contains(document.activeElement));
  const found = titles[now === -1 ? (by === 1 ? 0 : titles.length - 1) : now + by];
  found?.focus();
  found?.scrollIntoView({ block: "nearest" });
  return titles.length > 0;
}

function focusOn(found: HTMLElement | null | undefined): boolean {
  // The form of a note is folded away.
  found?.closest("details")?.setAttribute("open", "");
  found?.focus();
  found?.scrollIntoView({ block: "center" });
  return Boolean(found);
}

function go(href: string | null): boolean {
  if (href) location.assign(href);
  return href !== null;
}
