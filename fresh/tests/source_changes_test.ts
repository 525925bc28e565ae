import assert from "node:assert/strict";
import { sourceChanges } from "../src/dev/source_changes.ts";

Deno.test("what the server is made of is told when it changes; tests, documents, texts and data are not", async () => {
  const root = await Deno.makeTempDir();
  const folders = ["routes", "tests", "docs", "bench", "locales/en_US", "static", "_fresh", ".data"];
  for (const folder of folders) await Deno.mkdir(`${root}/${folder}`, { recursive: true });
  const ending = new AbortController();
  const changes = sourceChanges(
    { root, outDir: `${root}/_fresh`, staticDir: [`${root}/static`] },
    ending.signal,
  );
  let told = false;
  /** Until it is watched nothing is told. */
  const write = async () => {
    while (!told) {
      for (const folder of folders.slice(1)) await Deno.writeTextFile(`${root}/${folder}/some.json`, "{}");
      await Deno.writeTextFile(`${root}/routes/index.css`, "");
      await Deno.writeTextFile(`${root}/routes/index_test.ts`, "");
      await Deno.writeTextFile(`${root}/routes/index.tsx`, "");
      await new Promise((done) => setTimeout(done, 200));
    }
  };
  try {
    const next = changes.next();
    const writing = write();
    const { value } = await next;
    told = true;
    await writing;
    assert.deepEqual(value, [`${root}/routes/index.tsx`]);
  } finally {
    told = true;
    ending.abort();
    await changes.return(undefined);
    await Deno.remove(root, { recursive: true });
  }
});
