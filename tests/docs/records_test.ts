import assert from "node:assert/strict";
import { join } from "node:path";
import { projectFiles, ROOT } from "../source_tree.ts";

Deno.test("a record of a decision says its date, its status, what was decided and what follows from it", async () => {
  const records = (await projectFiles()).filter((path) => /^docs\/decisions\/\d{4}-/.test(path));
  const wrong: string[] = [];
  for (const path of records) {
    const text = await Deno.readTextFile(join(ROOT, path));
    if (!/^# .+\n\nDate: \d{4}-\d\d-\d\d\. Status: .+\n\n/.test(text)) wrong.push(`${path}: date and status`);
    if (!/^\*\*Consequences\.\*\*/m.test(text)) wrong.push(`${path}: consequences`);
  }
  assert.deepEqual(wrong, []);
  const numbers = records.map((path) => path.slice("docs/decisions/".length, "docs/decisions/".length + 4));
  assert.equal(new Set(numbers).size, numbers.length, `a number stands twice: ${numbers.join(" ")}`);
});
