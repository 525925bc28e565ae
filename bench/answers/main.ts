import { resolve } from "node:path";
import { stopOnSignals } from "../on_exit.ts";
import { compare } from "./compare/compare.ts";
import { record } from "./record.ts";

const USAGE = [
  "deno task answers record DIR [--of ROOT] [--only readings|doings]",
  "deno task answers compare DIR_A DIR_B [--accepted FILE] [--all]",
];

const [what, ...given] = Deno.args;
const flag = (name: string): string | undefined => {
  const at = given.indexOf(name);
  return at < 0 ? undefined : given.splice(at, 2)[1];
};
if (what === "record") {
  stopOnSignals();
  const root = flag("--of") ?? resolve(import.meta.dirname!, "..", "..");
  const part = flag("--only");
  if (given.length !== 1 || !["readings", "doings", undefined].includes(part)) stop();
  await record(root, given[0]!, part);
} else if (what === "compare") {
  const accepted = flag("--accepted");
  const all = given.includes("--all");
  const folders = given.filter((one) => one !== "--all");
  if (folders.length !== 2) stop();
  Deno.exit(await compare(folders[0]!, folders[1]!, { accepted, all }) ? 0 : 1);
} else stop();

function stop(): never {
  for (const line of USAGE) console.error(line);
  Deno.exit(2);
}
