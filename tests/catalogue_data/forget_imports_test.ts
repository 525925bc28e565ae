import assert from "node:assert/strict";
import { v7 as uuid } from "uuid";
import { makeCtx } from "@/kernel/ctx.ts";
import { forgetImports } from "@/services/catalogue_data/forget_imports.ts";
import { readFigureLines } from "@/services/catalogue_data/read_figure_lines.ts";
import { readImport } from "@/services/catalogue_data/read_import.ts";
import { saveFigureLines } from "@/services/catalogue_data/save_figure_lines.ts";
import { dictionaries } from "../epc/catalogue_builder.ts";
import { filesOf, openImports } from "./import_world.ts";

const DAY_MS = 86_400_000;

Deno.test("the set applied last can be taken back as long as it is the last, also when a figure was edited after it", async () => {
  await using world = await openImports();
  const set = await world.apply((await world.checked(await filesOf("foreign"))).id);
  const ctx = world.editor;
  const { code, version, lines } = await readFigureLines(ctx, "N21-10-01");
  const [first, ...rest] = lines.map(({ validity: _, ...line }) => line);
  await saveFigureLines(ctx, { figureCode: code, version, lines: [{ ...first!, quantity: "7" }, ...rest] });
  assert.equal((await readImport(world.keeper, set.id)).mayRollBack, true);
  const later = makeCtx({
    pool: world.sql,
    dictionaries,
    lang: "en_US",
    clock: () => new Date(Date.now() + 100 * DAY_MS),
  }, uuid);
  await forgetImports(later);
  assert.equal((await readImport(world.keeper, set.id)).mayRollBack, true);
  const [{ count }] = await world.sql<[{ count: number }]>`
    select count(*)::int from catalogue_changes where import_id = ${set.id}`;
  assert.ok(count > 0);
});
