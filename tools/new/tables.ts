import { Refused } from "./refused.ts";

/** A line put into a table that a test holds literally, where the order of its keys wants it. */
export function withSortedLine(
  text: string,
  table: RegExp,
  line: string,
  keyOf: (line: string) => string,
): string {
  const found = table.exec(text);
  if (!found) throw new Refused("the table of the test is not written as it is expected: see docs/adding.md");
  const lines = found[1]!.split("\n");
  const at = lines.findIndex((one) => keyOf(one) > keyOf(line));
  lines.splice(at < 0 ? lines.length : at, 0, line);
  return text.replace(found[1]!, () => lines.join("\n"));
}
