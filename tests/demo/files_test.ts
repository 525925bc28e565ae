import assert from "node:assert/strict";
import { v7 as uuid } from "uuid";
import { fileStored } from "@/events/files.ts";
import type { Figure } from "@/demo/epc/compose_figures.ts";
import { composeCatalogue } from "@/demo/epc/catalogue.ts";
import { seedFiles } from "@/demo/files.ts";
import { type CtxParts, makeCtx } from "@/kernel/ctx.ts";
import { shippedTexts } from "@/kernel/texts/shipped_texts.ts";
import { demoDatabase } from "../demo_portal.ts";
import { testFolder } from "../files/stores.ts";

Deno.test("the demo's people bring in files of every sort once, and leave their conversion to the workers", async () => {
  await using db = await demoDatabase();
  await using folder = await testFolder();
  const { sql } = db;
  const dictionaries = await shippedTexts();
  const ctxFor = (parts: Partial<CtxParts>) =>
    makeCtx({ pool: sql, dictionaries, files: folder.store, ...parts }, uuid);
  const figures: readonly Figure[] = (await composeCatalogue()).figures;
  const before = await sql`select 1 from outbox where type = ${fileStored.type}`;
  await seedFiles(ctxFor, figures);
  const files = await sql<
    { key: string; place: string; mediaType: string; owner: string; isUsed: boolean; age: number }[]
  >`
    select f.key, f.place, f.media_type, u.user_code as owner,
      exists (select from file_uses where file_id = f.id) as is_used,
      extract(epoch from now() - f.created_at)::float8 / 3600 as age
    from files f
    join users u on u.id = f.owner_id`;
  assert.ok(files.length >= 12 && files.length <= 30, `${files.length} files`);
  const types = new Set(files.map(({ mediaType }) => mediaType));
  for (
    const type of [
      "image/gif",
      "image/png",
      "image/jpeg",
      "image/svg+xml",
      "application/pdf",
      "application/zip",
      "model/gltf-binary",
    ]
  ) {
    assert.ok(types.has(type), `no ${type}`);
  }
  assert.equal([...types].filter((type) => type.includes("officedocument")).length, 3);
  assert.ok(new Set(files.map(({ owner }) => owner)).size >= 4);
  for (const { key, isUsed, age } of files) {
    assert.ok(await folder.store.stat(key));
    assert.ok(isUsed || age < 20, "what nothing uses must not be collected at the first start");
  }
  assert.ok(files.filter(({ isUsed }) => isUsed).length >= 5);
  const after = await sql`select 1 from outbox where type = ${fileStored.type}`;
  assert.equal(after.length - before.length, files.length);

  await seedFiles(ctxFor, figures);
  assert.equal((await sql`select 1 from files`).length, files.length);
});
