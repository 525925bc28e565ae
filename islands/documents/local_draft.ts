import { changedParts, type Entries, entriesOf, partOf } from "./draft_parts.ts";

/** What was typed and the server does not have yet, as this browser keeps it. */
export interface LocalDraft {
  /** When it was typed, ms since 1970. */
  at: number;
  /** Version of the draft that it was typed into. */
  version: number;
  /** Names and values of the parts of the form that were changed. */
  entries: Entries;
}

/** Kept this long, ms: older ones are of no use to anybody. */
const KEPT_MS = 30 * 24 * 3600_000;
/** What every save sends anew, and no one has typed. */
const NOT_TYPED = ["revision", "version", "lang", "upToDate"];

/** What a form holds by its names and values, but for what nobody types. */
export function typedIn(form: HTMLFormElement): Entries {
  return [...new FormData(form)].flatMap(([name, value]): Entries =>
    typeof value === "string" && !name.startsWith("_") && !NOT_TYPED.includes(name) ? [[name, value]] : []
  );
}

/** Keeps what is typed in this browser until the server has it. Without room or leave to keep it nothing happens: the server is what counts. */
export function keepLocally(key: string, version: number, entries: Entries): void {
  try {
    localStorage.setItem(key, JSON.stringify({ at: Date.now(), version, entries } satisfies LocalDraft));
  } catch {
    forgetLocally(key);
  }
}

/** What was kept under a key and says something else than the form; null: nothing. */
export function keptLocally(key: string, now: Entries): LocalDraft | null {
  try {
    const kept: LocalDraft | null = JSON.parse(localStorage.getItem(key) ?? "null");
    if (kept === null || Date.now() - kept.at > KEPT_MS || differing(kept, now).length === 0) {
      forgetLocally(key);
      return null;
    }
    return kept;
  } catch {
    return null;
  }
}

/** Parts that say something else in what was kept than in a form. */
export function differing({ entries }: Pick<LocalDraft, "entries">, now: Entries): string[] {
  const kept = new Set(entries.map(([name]) => partOf(name)));
  return changedParts(now, entries).filter((part) => kept.has(part));
}

/** Keys that begin as one does, of drafts that wait in other languages. */
export function keptBeside(prefix: string, own: string): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(prefix) && key !== own)
      .map((key) => key.slice(prefix.length));
  } catch {
    return [];
  }
}

/** Forgets what was kept: the server has it, or nobody wants it. */
export function forgetLocally(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing is kept where nothing can be.
  }
}

/** Writes the entries of a part into a form. Controls that are not there are passed over. */
export function writePart(form: HTMLFormElement, part: string, entries: Entries): void {
  const own = entriesOf(entries, part);
  for (
    const control of form.querySelectorAll<HTMLElement>(
      `[name="${CSS.escape(part)}"], [name^="${CSS.escape(part)}."]`,
    )
  ) {
    const values = own.filter(([name]) => name === control.getAttribute("name")).map(([, value]) => value);
    if (control instanceof HTMLInputElement && ["checkbox", "radio"].includes(control.type)) {
      control.checked = values.includes(control.value);
    } else if (control instanceof HTMLInputElement && "rich" in control.dataset) {
      if (values[0] === undefined) continue;
      control.value = values[0];
      control.dispatchEvent(new Event("restore"));
    } else if (control instanceof HTMLInputElement && control.type === "hidden") {
      continue;
    } else if (
      values[0] !== undefined &&
      (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement ||
        control instanceof HTMLSelectElement)
    ) control.value = values[0];
  }
}
