/** What was typed and the server does not have yet, as this browser keeps it. */
export interface LocalDraft {
  /** When it was typed, ms since 1970. */
  at: number;
  /** Names and values of the form, in their order. */
  entries: [name: string, value: string][];
}

/** Kept this long, ms: older ones are of no use to anybody. */
const KEPT_MS = 30 * 24 * 3600_000;
/** What every save sends anew, and no one has typed. */
const NOT_TYPED = ["revision", "version", "lang"];

/** What a form holds by its names and values, but for what nobody types. */
export function typedIn(form: HTMLFormElement): LocalDraft["entries"] {
  return [...new FormData(form)].flatMap(([name, value]): LocalDraft["entries"] =>
    typeof value === "string" && !name.startsWith("_") && !NOT_TYPED.includes(name) ? [[name, value]] : []
  );
}

/** Keeps what is typed in this browser until the server has it. Without room or leave to keep it nothing happens: the server is what counts. */
export function keepLocally(key: string, entries: LocalDraft["entries"]): void {
  try {
    localStorage.setItem(key, JSON.stringify({ at: Date.now(), entries } satisfies LocalDraft));
  } catch {
    forgetLocally(key);
  }
}

/** What was kept under a key and says something else than the form; null: nothing. */
export function keptLocally(key: string, now: LocalDraft["entries"]): LocalDraft | null {
  try {
    const kept: LocalDraft | null = JSON.parse(localStorage.getItem(key) ?? "null");
    const isOther = kept !== null && Date.now() - kept.at < KEPT_MS &&
      kept.entries.some(([name, value]) => !now.some((one) => one[0] === name && one[1] === value));
    if (!isOther) forgetLocally(key);
    return isOther ? kept : null;
  } catch {
    return null;
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

/** Writes what was kept into a form again. Controls that are no longer there are passed over. */
export function restoreInto(form: HTMLFormElement, { entries }: LocalDraft): void {
  const names = new Set(entries.map(([name]) => name));
  for (const name of names) {
    const values = entries.filter(([one]) => one === name).map(([, value]) => value);
    for (const control of form.querySelectorAll<HTMLElement>(`[name="${CSS.escape(name)}"]`)) {
      if (control instanceof HTMLInputElement && ["checkbox", "radio"].includes(control.type)) {
        control.checked = values.includes(control.value);
      } else if (control instanceof HTMLInputElement && "rich" in control.dataset) {
        control.value = values[0]!;
        control.dispatchEvent(new Event("restore"));
      } else if (control instanceof HTMLInputElement && control.type === "hidden") {
        continue;
      } else if (
        control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement ||
        control instanceof HTMLSelectElement
      ) control.value = values[0]!;
    }
  }
}
