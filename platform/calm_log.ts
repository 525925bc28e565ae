/** Entries of one kind that are written within the window; the others are counted. */
const AT_ONCE = 5;
const WINDOW_MS = 60_000;
/** Of an entry's text, so much tells its kind. */
const KIND_LENGTH = 60;

/**
 * Keeps an outage from filling the log: of entries that say the same but for numbers and ids, five are written and then, once a minute, how
 * many more there were.
 *
 * @param write writes an entry
 */
export function calm(
  write: (...said: unknown[]) => void,
  windowMs = WINDOW_MS,
): (...said: unknown[]) => void {
  const windows = new Map<string, number>();
  return (...said) => {
    const kind = kindOf(said);
    const written = windows.get(kind);
    if (written !== undefined && written >= AT_ONCE) {
      windows.set(kind, written + 1);
      return;
    }
    windows.set(kind, (written ?? 0) + 1);
    if (written === undefined) Deno.unrefTimer(setTimeout(() => end(kind), windowMs));
    write(...said);
  };

  function end(kind: string): void {
    const more = windows.get(kind)! - AT_ONCE;
    windows.delete(kind);
    if (more > 0) write(`${more} more in the last minute like: ${kind}`);
  }
}

/** What an entry says, without what differs from one to the next. */
function kindOf(said: readonly unknown[]): string {
  const words = said.map((part) => part instanceof Error ? `${part.name}: ${part.message}` : String(part));
  return words.join(" ").replace(/[0-9a-f]{8}-[0-9a-f-]{27}|\d+/gi, "#").slice(0, KIND_LENGTH);
}
