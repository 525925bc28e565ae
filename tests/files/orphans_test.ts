import { SYSTEM } from "@/kernel/access/actor.ts";
import assert from "node:assert/strict";
import { deleteFile } from "@/engines/files/delete_file.ts";
import { FileStoreUnavailable } from "@/kernel/ports/file_store.ts";
import { collectOrphans } from "@/engines/files/orphans/collect_orphans.ts";
import { dropUnusedFiles } from "@/engines/files/orphans/drop_unused_files.ts";
import { dropUnusedObjects } from "@/engines/files/orphans/drop_unused_objects.ts";
import { mayReadFile } from "@/engines/files/readers.ts";
import { releaseFile } from "@/engines/files/release_file.ts";
import { storeFile } from "@/engines/files/store_file.ts";
import { storeMade } from "@/engines/files/store_made.ts";
import { useFile } from "@/engines/files/use_file.ts";
import { Refusal } from "@/kernel/refusals/refuse.ts";
import { assertRefused } from "../refusal_of.ts";
import { openFiles } from "./builder.ts";
import { png } from "./samples.ts";
import { streamOf } from "./stores.ts";

const quiet = { sanitizeOps: false, sanitizeResources: false };
const files = await openFiles();
Deno.test.afterAll(() => files[Symbol.asyncDispose]());
const { ctx, sql } = files;
const USE = { kind: "tool-attachment", id: "1" };
/** Checked in this process: what a file is does not matter here, and dozens are stored. */
const store = async (bytes?: Uint8Array) =>
  await storeFile(ctx, {
    place: "case",
    name: "a.png",
    body: streamOf(bytes ?? await png()),
    isOfProgram: true,
  });
const isThere = async (id: string) => (await sql`select 1 from files where id = ${id}`).length === 1;

Deno.test(
  "what nobody uses goes after a day with its bytes; what is used, and what was made of it, stays",
  quiet,
  async () => {
    const [used, unused] = [await store(), await store()];
    await ctx.tx((tx) => useFile(tx, used, USE));
    const make = (from: string) =>
      storeMade(ctx, {
        madeFrom: { id: from, place: "case", ownerId: 1 },
        name: "a.webp",
        mediaType: "image/webp",
        body: streamOf(`made of ${from}`),
      });
    const [ofUsed, ofUnused] = [await make(used), await make(unused)];
    assert.deepEqual(await collectOrphans(ctx), { files: 0, objects: 0, staged: 0 });
    files.later(25);
    assert.deepEqual(await collectOrphans(ctx), { files: 2, objects: 2, staged: 0 });
    assert.deepEqual(await Promise.all([used, ofUsed, unused, ofUnused].map(isThere)), [
      true,
      true,
      false,
      false,
    ]);
    assert.equal((await files.keys()).length, 2);
    await ctx.tx((tx) => releaseFile(tx, used, USE));
    await collectOrphans(ctx);
    assert.deepEqual(await files.keys(), []);
  },
);

Deno.test("a used file cannot be deleted, by the portal or past it", quiet, async () => {
  const id = await store();
  await ctx.tx((tx) => useFile(tx, id, USE));
  await assertRefused(deleteFile(ctx, id), "file-used");
  await assert.rejects(sql`delete from files where id = ${id}`, /file_uses/);
  await ctx.tx((tx) => releaseFile(tx, id, USE));
  await deleteFile(ctx, id);
  await assertRefused(ctx.tx((tx) => useFile(tx, id, USE)), "file-gone");
});

Deno.test(
  "a file taken into use while orphans are collected is either whole and used, or its use is refused",
  quiet,
  async () => {
    for (let round = 0; round < 40; round++) {
      const id = await store();
      files.later(25);
      const [use] = await Promise.allSettled([
        ctx.tx((tx) => useFile(tx, id, USE)),
        collectOrphans(ctx),
        dropUnusedFiles(ctx, ctx.clock()),
      ]);
      await collectOrphans(ctx);
      assert.equal(await isThere(id), use!.status === "fulfilled");
      if (use!.status === "rejected") assert.equal((use!.reason as Refusal).key, "file-gone");
      else {
        const [{ key }] = await sql<[{ key: string }]>`select key from files where id = ${id}`;
        assert.ok(await files.store.stat(key), "the bytes of a used file are gone");
      }
    }
  },
);

Deno.test(
  "the same content stored and collected at once always ends as a file with its bytes",
  quiet,
  async () => {
    const bytes = await png(40, 40);
    for (let round = 0; round < 30; round++) {
      const old = await store(bytes);
      await deleteFile(ctx, old);
      files.later(25);
      const soon = new Date(ctx.clock().getTime() + 1);
      const [stored] = await Promise.allSettled([
        store(bytes),
        dropUnusedObjects(ctx, soon),
        dropUnusedObjects(ctx, soon),
      ]);
      if (stored!.status === "rejected") {
        // Only possible because these runs take contents of this very moment too.
        assert.ok(stored!.reason instanceof FileStoreUnavailable, String(stored!.reason));
        continue;
      }
      const [{ key }] = await sql<[{ key: string }]>`select key from files where id = ${stored!.value}`;
      assert.ok(await files.store.stat(key), `round ${round}: the file is there, its bytes are not`);
    }
  },
);

Deno.test("a run that died between mark, bytes and row is finished by the next", quiet, async () => {
  const [marked, halfGone] = [await store(), await store()];
  for (const id of [marked, halfGone]) {
    const [{ key }] = await sql<[{ key: string }]>`select key from files where id = ${id}`;
    await deleteFile(ctx, id);
    await sql`update file_objects set state = 'going' where key = ${key}`;
    if (id === halfGone) await files.store.remove(key);
  }
  files.later(25);
  await collectOrphans(ctx);
  assert.deepEqual([...await sql`select key from file_objects where state = 'going'`], []);
});

Deno.test(
  "who may read: the owner, who may read what uses it, who may read what it was made of, and nobody else",
  quiet,
  async () => {
    const id = await store();
    const place = "general";
    const made = { id: "0199a000-0000-7000-8000-000000000000", place, ownerId: null, madeFrom: id };
    const file = { id, place, ownerId: 1, madeFrom: null };
    const [anna, ben, viewer] = [files.anna, files.ben, files.viewer].map((user) => files.ctxOf(user));
    assert.deepEqual([await mayReadFile(anna!, file), await mayReadFile(anna!, made)], [true, true]);
    assert.deepEqual([await mayReadFile(viewer!, file), await mayReadFile(files.ctxOf(SYSTEM), file)], [
      false,
      false,
    ]);
    await ctx.tx((tx) => useFile(tx, id, USE));
    await ctx.tx((tx) => useFile(tx, id, { kind: "of no reader", id: "1" }));
    assert.deepEqual([await mayReadFile(viewer!, file), await mayReadFile(viewer!, made)], [true, true]);
    assert.deepEqual([await mayReadFile(ben!, file), await mayReadFile(ben!, made)], [false, false]);
    // Staff of the file register read every file but the exports of others.
    const rights = new Set(["FileManage:view"]);
    const assignments = [{ role: "files", market: null, org: null, rights }];
    const staff = files.ctxOf({ ...files.ben, assignments });
    const exported = { ...file, place: "export" };
    assert.deepEqual([await mayReadFile(staff, file), await mayReadFile(staff, exported)], [true, false]);
    assert.equal(await mayReadFile(anna!, exported), true);
  },
);
