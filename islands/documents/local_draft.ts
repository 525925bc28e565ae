import { changedParts, type Entries, entriesOf, partOf } from "./draft_parts.ts";
import { deleteDraft, draftKeys, putDraft, readDraft } from "./draft_store.ts";

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
/** Keys under which this page has kept something itself: that is newer than what was there when it was opened. */
const keptHere = new Set<string>();
/** What every save sends anew, and no one has typed. */
const NOT_TYPED = ["revision", "version", "lang", "upToDate"];

/** What a form holds by its names and values, but for what nobody types. */
export function typedIn(form: HTMLFormElement): Entries {
  return [...new FormData(form)].flatMap(([name, value]): Entries =>
    typeof value === "string" && !name.startsWith("_") && !NOT_TYPED.includes(name) ? [[name, value]] : []
  );
}

/** What a form held as the server drew it, whatever was typed before the page's script came. */
export function drawnIn(form: HTMLFormElement): Entries {
  const drawn = document.createElement("form");
  for (const control of form.elements) {
    if (!control.matches(":is(input, select, textarea):enabled")) continue;
    const copy = control.cloneNode(true) as Element;
    copy.removeAttribute("form");
    drawn.append(copy);
  }
  drawn.reset();
  return typedIn(drawn);
}

/**
 * Keeps what is typed in this browser until the server has it, in both of its places: one is written before a page that is closed is gone, the other before a browser
 * that is killed is, which writes localStorage to its disk seconds later only. Without room or leave to keep it nothing happens: the server is what counts.
 */
export function keepLocally(key: string, version: number, entries: Entries): void {
  keptHere.add(key);
  const text = JSON.stringify({ at: Date.now(), version, entries } satisfies LocalDraft);
  void putDraft(key, text);
  try {
    localStorage.setItem(key, text);
  } catch {
    // The other place may have had room.
  }
}

/**
 * What was kept last under a key and says something else than the form; null: nothing, and then what was kept is forgotten, but for what was kept while it was read.
 */
export async function keptLocally(key: string, now: Entries): Promise<LocalDraft | null> {
  // Before anything is typed and kept in its place.
  const texts = [ofStorage(key), readDraft(key)];
  const drafts = (await Promise.all(texts)).flatMap((text) => parsed(text) ?? []);
  const [last] = drafts.sort((a, b) => b.at - a.at);
  if (!last) return null;
  if (Date.now() - last.at > KEPT_MS || differing(last, now).length === 0) {
    if (!keptHere.has(key)) forgetLocally(key);
    return null;
  }
  return last;
}

function ofStorage(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function parsed(text: string | null): LocalDraft | null {
  try {
    return JSON.parse(text ?? "null");
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
export async function keptBeside(prefix: string, own: string): Promise<string[]> {
  const keys = new Set([...keysOfStorage(), ...await draftKeys(prefix)]);
  return [...keys].filter((key) => key.startsWith(prefix) && key !== own).map((key) =>
    key.slice(prefix.length)
  );
}

function keysOfStorage(): string[] {
  try {
    return Object.keys(localStorage);
  } catch {
    return [];
  }
}

/** Forgets what was kept: the server has it, or nobody wants it. */
export function forgetLocally(key: string): void {
  keptHere.delete(key);
  void deleteDraft(key);
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
