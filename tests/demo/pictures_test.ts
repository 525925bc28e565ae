import assert from "node:assert/strict";
import { v7 as uuid } from "uuid";
import { ALL_HELP } from "@/demo/help/all_help.ts";
import { storeHelpPictures } from "@/demo/help/pictures.ts";
import { demoPictures } from "@/demo/tsb/pictures.ts";
import { BULLETINS } from "@/demo/tsb/written.ts";
import { loadUser } from "@/kernel/access/load_user.ts";
import { makeCtx } from "@/kernel/ctx.ts";
import { shippedTexts } from "@/kernel/texts/shipped_texts.ts";
import { demoDatabase } from "../demo_portal.ts";
import { testFolder } from "../files/stores.ts";

Deno.test("pictures of screens and of figures are taken in as those of the demo's texts", async () => {
  await using db = await demoDatabase();
  await using folder = await testFolder();
  const parts = { pool: db.sql, dictionaries: await shippedTexts(), files: folder.store };
  const actor = (await loadUser(makeCtx(parts, uuid), "factory-engineer"))!;
  const author = makeCtx({ ...parts, actor }, uuid);
  const screens = ALL_HELP.slice(0, 2);
  const ofScreens = await storeHelpPictures(author, screens);
  const ofFigures = await demoPictures(author, BULLETINS);
  assert.equal(ofScreens.size, screens.length);
  assert.ok(ofFigures.size > 0);
  const ids = [
    ...[...ofScreens.values()].flatMap((ofLanguage) => [...ofLanguage.values()]),
    ...ofFigures.values(),
  ];
  const files = await db.sql<{ key: string; mediaType: string }[]>`
    select key, media_type from files where id = any(${ids}) and place = 'editor-image'`;
  assert.equal(files.length, ids.length);
  for (const { key } of files) assert.ok(await folder.store.stat(key));
  const types = new Set(files.map(({ mediaType }) => mediaType));
  assert.deepEqual(types, new Set(["image/jpeg", "image/png"]));
});
