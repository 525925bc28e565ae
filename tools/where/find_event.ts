import type { Found } from "./found.ts";
import { lineOf, type SourceFile } from "./walk.ts";

/**
 * Where an event of that type is sent and who listens: its declaration bears a name in code that all of them import.
 *
 * @param sources all TypeScript of the program
 */
export function findEvent(sources: readonly SourceFile[], type: string): Found[] {
  if (!/^[\w-]+\.[\w-]+$/.test(type)) return [];
  const declares = new RegExp(
    `^export const (\\w+) = define\\w*\\(\\{\\s*type: "${RegExp.escape(type)}"`,
    "m",
  );
  const named = sources.filter(({ path }) => path.startsWith("events/"))
    .map(({ text }) => declares.exec(text)?.[1]).find((name) => name !== undefined);
  if (named === undefined) return [];
  const [sent, heard]: [string[], string[]] = [[], []];
  for (const { path, text } of sources) {
    if (path.startsWith("events/")) continue;
    const use = new RegExp(`(?<!^import [^;]*)\\b${named}\\b`, "m").exec(text);
    if (!use || !text.includes(`"@/events/`)) continue;
    const sends = new RegExp(`\\bpublish\\(\\s*\\w+,\\s*[^;]*?\\b${named}\\b`).exec(text);
    (sends ? sent : heard).push(`${path}:${lineOf(text, (sends ?? use).index)}`);
  }
  return [{ what: "sent", places: sent }, { what: "used", places: heard }].filter(({ places }) =>
    places.length > 0
  );
}
