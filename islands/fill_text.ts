/**
 * Puts values in the places of a text that an island was given: `{count} selected` with `{ count: "3" }`.
 *
 * In one pass and by a function: a value is never read as a pattern (`$&`, `$'`) nor as another place.
 * A place without a value stays as it is.
 */
export function fillText(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}
