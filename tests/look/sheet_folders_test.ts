import assert from "node:assert/strict";
import { buildDevStyles, buildStyles } from "@/styles/build.ts";
import { DEV_SHEETS, sheetIn } from "@/styles/sheet_folders.ts";

Deno.test("the sheet that is served is not touched by a server that is being developed, nor by building it again", async () => {
  const folder = await buildStyles();
  const file = async () => {
    const { ino, mtime } = await Deno.stat(sheetIn(folder));
    return { ino, mtime };
  };
  const served = await file();
  await buildDevStyles();
  assert.equal(await buildStyles(), folder);
  assert.deepEqual(await file(), served);
  assert.notEqual(folder, DEV_SHEETS);
  assert.notEqual(await Deno.readTextFile(sheetIn(folder)), await Deno.readTextFile(sheetIn(DEV_SHEETS)));
});
