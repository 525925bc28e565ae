import assert from "node:assert/strict";
import { v7 as uuid } from "uuid";
import type { Machine } from "@/kernel/access/actor.ts";
import { makeCtx } from "@/kernel/ctx.ts";
import { beginImport } from "@/services/catalogue_data/begin_import.ts";
import { bringFile } from "@/services/catalogue_data/bring_file.ts";
import { forgetImports } from "@/services/catalogue_data/forget_imports.ts";
import { readImport } from "@/services/catalogue_data/read_import.ts";
import { storeFile } from "@/engines/files/store_file.ts";
import { dictionaries } from "../epc/catalogue_builder.ts";
import { assertRefused } from "../refusal_of.ts";
import { type Imports, openImports } from "./import_world.ts";

const HOURS = 3_600_000;

function machineOf(world: Imports, machineId: number, at = new Date()) {
  const { assignments } = world.keeper.actor as Machine;
  const actor = { kind: "machine", machineId, name: `erp ${machineId}`, assignments, editions: ["domestic"] };
  const { files } = world.keeper;
  return makeCtx({
    pool: world.sql,
    dictionaries,
    lang: "en_US",
    files,
    actor: actor as unknown as Machine,
    clock: () => at,
  }, uuid);
}

function brought(ctx: ReturnType<typeof machineOf>, text: string, name = "parts-daily.csv") {
  const bytes = new TextEncoder().encode(text);
  return bringFile(ctx, { name, body: new Blob([bytes]).stream(), size: bytes.length });
}

Deno.test("a machine brings a file and its set by its token; nobody else's machine takes the file", async () => {
  await using world = await openImports();
  const erp = machineOf(world, 41), other = machineOf(world, 42);
  const id = await brought(erp, "number,name.en_US\nM1,Washer\n");
  await assertRefused(beginImport(other, { files: [id], note: "" }), "no-right");
  const importId = await beginImport(erp, { files: [id], note: "nightly" });
  await world.work(importId, "check");
  const set = await readImport(erp, importId);
  assert.deepEqual([set.state, set.createdAs, set.files[0]!.added], ["checked", "machine:erp 41", 1]);
  await assertRefused(brought(erp, "code\nx\n", "colours.csv"), "catalogue-file-kind");
  // Other places are for people alone.
  await assertRefused(
    storeFile(erp, { place: "figure-image", name: "a.svg", body: new Blob(["<svg/>"]).stream() }),
    "no-right",
  );
});

Deno.test("what a machine brought and no set took is let go after a day", async () => {
  await using world = await openImports();
  const erp = machineOf(world, 41);
  const left = await brought(erp, "number,name.en_US\nM1,Washer\n");
  const taken = await brought(erp, "number,name.en_US\nM2,Nut\n", "parts-2.csv");
  await beginImport(erp, { files: [taken], note: "" });
  const usesAt = async (hours: number) => {
    await forgetImports(machineOf(world, 41, new Date(Date.now() + hours * HOURS)));
    const uses = await world.sql<{ fileId: string }[]>`
      select distinct file_id from file_uses where file_id in (${left}, ${taken})`;
    return uses.map(({ fileId }) => fileId).sort();
  };
  assert.deepEqual(await usesAt(23), [left, taken].sort());
  assert.deepEqual(await usesAt(25), [taken]);
});
