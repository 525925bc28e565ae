const WINDOW_MS = 60_000;
/** Of an entry's text, so much tells its kind. */
const KIND_LENGTH = 90;

/**
 * Keeps an outage from filling the log: of entries of one kind the first is written, and as long as more come, once a minute how many there
 * were. Of one kind are those that say the same but for numbers and ids; what else differs from one to the next, as the name of a
 * consumer, stands behind the text and is put in for its `%s`.
 *
 * @param write writes an entry
 * @param afterWindow calls back at the end of a window that begins now
 */
export function calm(
  write: (...said: unknown[]) => void,
  afterWindow: (then: () => void) => void = (then) => Deno.unrefTimer(setTimeout(then, WINDOW_MS)),
): (...said: unknown[]) => void {
  /** How many more came since the last word of each kind. */
  const more = new Map<string, number>();
  return (...said) => {
    const kind = kindOf(said);
    const count = more.get(kind);
    more.set(kind, (count ?? -1) + 1);
    if (count !== undefined) return;
    tellAfter(kind);
    write(...said);
  };

  function tellAfter(kind: string): void {
    afterWindow(() => {
      const count = more.get(kind)!;
      more.delete(kind);
      if (count === 0) return;
      more.set(kind, 0);
      tellAfter(kind);
      write("%s more in the last minute like: %s", count, asTold(kind));
    });
  }
}

/** A kind whose text was cut, cut at a word. */
function asTold(kind: string): string {
  return kind.length < KIND_LENGTH ? kind : `${kind.replace(/\s+\S*$/, "")} …`;
}

/** What an entry says, without what differs from one to the next. */
function kindOf(said: readonly unknown[]): string {
  const [first, ...rest] = said;
  const isPattern = typeof first === "string" && first.includes("%s");
  const told = isPattern
    ? [first.replaceAll("%s", "…"), ...rest.filter((part) => part instanceof Error)]
    : said;
  const words = told.map((part) => part instanceof Error ? `${part.name}: ${part.message}` : String(part));
  return words.join(" ").replace(/[0-9a-f]{8}-[0-9a-f-]{27}|\d+/gi, "#").slice(0, KIND_LENGTH);
}
