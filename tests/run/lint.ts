import { join } from "node:path";
import { projectFiles, ROOT } from "../source_tree.ts";
import { type Count, denoCommand } from "./step.ts";

const LINTED = /\.(ts|tsx|js|jsx|mjs)$/;
/** What the project's own rule looks for (tools/lint/replacement.ts). */
const OF_OWN_RULE = ".replace";

/**
 * Lints every file as `deno lint` does, in half of its processor time: for a rule of the project's own each file is handed over as a tree, which takes longer than all rules of
 * Deno, so only files that have what it looks for are linted with it.
 */
export async function lint(): Promise<Count> {
  const { lint: { rules } } = JSON.parse(await Deno.readTextFile(join(ROOT, "deno.json")));
  const withRule: string[] = [], others: string[] = [];
  for (const path of (await projectFiles()).filter((path) => LINTED.test(path))) {
    const isOfRule = (await Deno.readTextFile(join(ROOT, path))).includes(OF_OWN_RULE);
    (isOfRule ? withRule : others).push(path);
  }
  const own = await denoCommand(["lint", ...withRule]);
  const common = await denoCommand([
    ...["lint", "--no-config", `--rules-tags=${rules.tags.join(",")}`],
    ...[`--rules-exclude=${rules.exclude.join(",")}`, ...others],
  ]);
  const failed = own.failed + common.failed;
  return { passed: failed === 0 ? 1 : 0, failed: failed === 0 ? 0 : 1 };
}
