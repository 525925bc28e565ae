import assert from "node:assert/strict";
import { keepUses } from "@/engines/files/keep_uses.ts";
import { storeFile } from "@/engines/files/store_file.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { openFiles } from "./builder.ts";
import { png } from "./samples.ts";
import { streamOf } from "./stores.ts";

Deno.test("a file that nothing uses yet is kept by its owner, and by nobody else who knows its id", async () => {
  await using files = await openFiles();
  const { ctx, ctxOf, ben, sql } = files;
  const place = "qa";
  const id = await storeFile(ctx, { place, name: "own.png", body: streamOf(await png()) });
  const keep = (by: Ctx, thing: string) =>
    by.tx((tx) => keepUses(tx, { kind: "question", id: thing }, [id], [place]));
  assert.deepEqual(await keep(ctxOf(ben), "2"), [id]);
  assert.deepEqual([...await sql`select from file_uses where file_id = ${id}`], []);
  assert.deepEqual(await keep(ctx, "1"), []);
  assert.deepEqual(await keep(ctxOf(ben), "2"), [id], "nor what another's thing uses");
  const uses = await sql<{ id: string }[]>`select id from file_uses where file_id = ${id}`;
  assert.deepEqual(uses.map((use) => use.id), ["1"]);
});
