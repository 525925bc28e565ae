import { areOn, isTyping, keep } from "./single_keys.ts";

export interface RegisterKeysOptions {
  /** Follows a link of the page as a click would. */
  follow: (link: HTMLElement) => void;
}

/**
 * A register by keys alone: `/` to the words, `n` a new entry, `j` `k` and arrows from row to row (the focus moves, so that assistive technology
 * says each), Enter opens, Space or `x` ticks, Delete asks, `?` tells them all. Never while something is typed, in a dialog or with Ctrl,
 * and not at all where they are switched off (WCAG 2.2, 2.1.4).
 */
export function installRegisterKeys({ follow }: RegisterKeysOptions): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  document.addEventListener("keydown", (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    const target = event.target as HTMLElement;
    if (isTyping(target) || document.querySelector("dialog[open]") || target.closest("details[data-menu]")) {
      return;
    }
    const inList = target === document.body || target.closest("#register-list, #main") === target ||
      target.closest("#register-list") !== null;
    const isSingle = event.key.length === 1;
    if (isSingle && event.key !== " " && !areOn()) return;
    if (press(event, target, inList, follow)) event.preventDefault();
  }, { signal });
  document.addEventListener("change", (event) => {
    const box = event.target as HTMLInputElement;
    if (box.matches?.("[data-single-keys]")) keep(box.checked);
  }, { signal });
  for (const box of document.querySelectorAll<HTMLInputElement>("[data-single-keys]")) box.checked = areOn();
  return () => controller.abort();
}

function press(
  event: KeyboardEvent,
  target: HTMLElement,
  inList: boolean,
  follow: (link: HTMLElement) => void,
): boolean {
  const row = target.closest<HTMLElement>("#register-list tbody tr");
  switch (event.key) {
    case "/":
      return focusOn("[data-keyword]");
    case "?":
      (document.getElementById("register-keys") as HTMLDialogElement | null)?.showModal();
      return true;
    case "n":
      return click("[data-add]", follow);
    case "j":
    case "ArrowDown":
      return (event.key === "j" || inList) && step(row, 1);
    case "k":
    case "ArrowUp":
      return (event.key === "k" || inList) && step(row, -1);
    case "x":
      return tick(row);
    case " ":
      return target.matches(".row-open") && tick(row);
    case "Delete": {
      const link = row?.querySelector<HTMLElement>("[data-delete]");
      if (link) follow(link);
      return link !== null && link !== undefined;
    }
    default:
      return false;
  }
}

function step(row: HTMLElement | null, by: 1 | -1): boolean {
  const rows = [...document.querySelectorAll<HTMLElement>("#register-list tbody tr")];
  const current = row ?? rows.find((one) => one.hasAttribute("aria-current")) ?? null;
  const next = current ? rows[rows.indexOf(current) + by] : rows[by === 1 ? 0 : rows.length - 1];
  const link = next?.querySelector<HTMLElement>(".row-open");
  link?.focus();
  link?.scrollIntoView({ block: "nearest" });
  return rows.length > 0;
}

function tick(row: HTMLElement | null): boolean {
  const box = row?.querySelector<HTMLInputElement>('input[name="entries"]');
  box?.click();
  return box !== null && box !== undefined;
}

function focusOn(selector: string): boolean {
  const field = document.querySelector<HTMLInputElement>(selector);
  field?.focus();
  field?.select();
  return field !== null;
}

function click(selector: string, follow: (link: HTMLElement) => void): boolean {
  const link = document.querySelector<HTMLElement>(selector);
  if (link) follow(link);
  return link !== null;
}
