/** Of a package without types Deno knows as little as the compiler, and takes it without a word. */
const UNTYPED = "TS7016";

/** The faults that the compiler told, one text each with the lines that explain it; without those that Deno does not know. */
export function faultsOf(said: string): string[] {
  const faults: string[] = [];
  for (const line of said.split("\n").filter((line) => line.trim() !== "")) {
    if (/^\s/.test(line) && faults.length > 0) faults[faults.length - 1] += `\n${line}`;
    else faults.push(line);
  }
  return faults.filter((fault) => !fault.includes(`: error ${UNTYPED}:`));
}
