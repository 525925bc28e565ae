import { join, relative } from "node:path";
import { readAccepted } from "./accepted.ts";
import { diffLines, type Hunk } from "./diff_lines.ts";

/** The same difference in some files. */
interface Difference {
  hunk: Hunk;
  files: string[];
  reason: string | null;
}

/** Groups of differences that are printed where not all are asked for, and lines of one. */
const GROUPS = 40;
const LINES = 24;

/**
 * Compares two recordings and prints what differs: the same change in many files once, with their number, then those that one of
 * them lacks. True when nothing differs but what is accepted.
 */
export async function compare(
  one: string,
  other: string,
  how: { accepted?: string; all: boolean },
): Promise<boolean> {
  const accept = await readAccepted(how.accepted);
  const [before, after] = [await filesOf(one), await filesOf(other)];
  const differences = new Map<string, Difference>();
  let same = 0;
  for (const file of [...new Set([...before, ...after])].sort()) {
    const hunks = await hunksOf(
      file,
      before.has(file) && join(one, file),
      after.has(file) && join(other, file),
    );
    if (hunks.length === 0) same++;
    for (const hunk of hunks) {
      const reason = accept(file, hunk, hunks);
      const text = (lines: readonly string[]) => lines.map((line) => line.trim()).join("\n");
      const key = JSON.stringify([reason, text(hunk.gone), text(hunk.come)]);
      const known = differences.get(key);
      if (known) known.files.push(file);
      else differences.set(key, { hunk, files: [file], reason });
    }
  }
  const meant = [...differences.values()].filter(({ reason }) => reason !== null);
  const open = [...differences.values()].filter(({ reason }) => reason === null)
    .sort((first, second) => second.files.length - first.files.length);
  for (const difference of how.all ? open : open.slice(0, GROUPS)) print(difference);
  if (!how.all && open.length > GROUPS) {
    console.log(`and ${open.length - GROUPS} more differences; --all prints them`);
  }
  printCounts({ same, meant, open });
  return open.length === 0;
}

async function filesOf(folder: string): Promise<Set<string>> {
  const files = new Set<string>();
  const walk = async (at: string): Promise<void> => {
    for await (const { name, isDirectory } of Deno.readDir(at)) {
      if (isDirectory) await walk(join(at, name));
      else files.add(relative(folder, join(at, name)));
    }
  };
  await walk(folder);
  return files;
}

async function hunksOf(file: string, one: string | false, other: string | false): Promise<Hunk[]> {
  if (one === false) return [{ at: 0, gone: [], come: [`the answer ${file}`] }];
  if (other === false) return [{ at: 0, gone: [`the answer ${file}`], come: [] }];
  const [before, after] = await Promise.all([Deno.readTextFile(one), Deno.readTextFile(other)]);
  return before === after ? [] : diffLines(before.split("\n"), after.split("\n"));
}

function print({ hunk, files }: Difference): void {
  const more = files.length > 1 ? ` and ${files.length - 1} more` : "";
  console.log(`\n${files[0]}:${hunk.at + 1}${more}`);
  const lines = [
    ...hunk.gone.map((line) => `- ${line.trim()}`),
    ...hunk.come.map((line) => `+ ${line.trim()}`),
  ];
  for (const line of lines.slice(0, LINES)) console.log(`  ${line.slice(0, 300)}`);
  if (lines.length > LINES) console.log(`  and ${lines.length - LINES} more lines`);
}

function printCounts({ same, meant, open }: { same: number; meant: Difference[]; open: Difference[] }): void {
  console.log("");
  const reasons = Map.groupBy(meant, ({ reason }) => reason!);
  for (const [reason, differences] of reasons) {
    console.log(`accepted in ${new Set(differences.flatMap(({ files }) => files)).size} files: ${reason}`);
  }
  const differing = new Set(open.flatMap(({ files }) => files)).size;
  console.log(`${same} answers are the same, ${differing} differ by ${open.length} differences`);
}
