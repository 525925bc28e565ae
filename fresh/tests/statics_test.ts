import assert from "node:assert/strict";
import { readStatic, readStatics } from "../src/dev/statics.ts";

Deno.test("of several static folders the first that has a file serves it", async () => {
  const root = await Deno.makeTempDir();
  const folders = [`${root}/built`, `${root}/static`];
  try {
    for (const folder of folders) await Deno.mkdir(folder);
    await Deno.writeTextFile(`${root}/built/both.css`, "a{}");
    await Deno.writeTextFile(`${root}/static/both.css`, "");
    await Deno.writeTextFile(`${root}/static/logo.svg`, "<svg/>");
    const all = await readStatics(folders);
    assert.deepEqual([...all].map(([path, { source }]) => [path, source]), [
      ["/both.css", `${root}/built/both.css`],
      ["/logo.svg", `${root}/static/logo.svg`],
    ]);
    assert.equal((await readStatic(folders, "/both.css"))?.source, `${root}/built/both.css`);
    assert.equal((await readStatic(folders, "/logo.svg"))?.source, `${root}/static/logo.svg`);
    assert.equal(await readStatic(folders, "/none.svg"), undefined);
    assert.equal(await readStatic(folders, "/../none/logo.svg"), undefined);
    // A folder that is not there, yet, has nothing.
    assert.equal((await readStatics([`${root}/none`, ...folders])).size, 2);
  } finally {
    await Deno.remove(root, { recursive: true });
  }
});
