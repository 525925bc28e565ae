import { fileURLToPath } from "node:url";
import { add } from "./add.ts";
import { Refused } from "./refused.ts";

// `deno task new KIND ...`: writes the lines that a declaration cannot spare (docs/adding.md).
try {
  const { written, left } = await add(fileURLToPath(new URL("../../", import.meta.url)), Deno.args);
  console.log("written:");
  for (const { path, what } of written) console.log(`  ${path}: ${what}`);
  console.log("left to say:");
  for (const line of left) console.log(`  ${line}`);
} catch (error) {
  if (!(error instanceof Refused)) throw error;
  console.error(error.message);
  console.error("nothing was written; docs/adding.md has an example of each");
  Deno.exit(1);
}
