import assert from "node:assert/strict";
import type { TxCtx } from "@/kernel/ctx.ts";
import { readVehicle } from "@/services/epc/read_vehicle.ts";
import { vehiclesByPart, vehiclesByTail } from "@/services/epc/vehicle_choices.ts";
import { decideFit } from "@/services/epc/fit/decide_fit.ts";
import { readFigure } from "@/services/epc/figure.ts";
import { whereUsed } from "@/services/epc/where_used.ts";
import { quickSearch } from "@/services/part_search/quick/quick_search.ts";
import { searchParts } from "@/services/part_search/search_parts.ts";
import { type Catalogue, figure, openCatalogue, part, vehicle } from "./catalogue_builder.ts";

const page = { pageNo: 1, pageSize: 20 };

/** How often each index was used by the work, read in its own transaction. */
async function used(
  catalogue: Catalogue,
  indexes: string[],
  work: (tx: TxCtx) => Promise<unknown>,
): Promise<number[]> {
  return await catalogue.ctx.tx(async (tx) => {
    // At 20000 rows reading a whole table is cheap; at full size it is not: only an index that can serve is asked for.
    await tx.sql`set local enable_seqscan = off`;
    // As the portal's own servers plan it.
    await tx.sql`set local plan_cache_mode = auto`;
    await work(tx);
    const rows = await tx.sql<{ scans: number }[]>`
      select pg_stat_get_xact_numscans(name::regclass) as scans
      from unnest(${indexes}::text[]) with ordinality as i (name, place)
      order by place`;
    return rows.map((row) => row.scans);
  });
}

async function fill(catalogue: Catalogue): Promise<void> {
  const { sql } = catalogue;
  await sql`
    insert into vehicles (vin, series_code, model_codes)
    select 'WVAE4C2B0R' || lpad(n::text, 7, '0'), 'TESSA', array['T160'] from generate_series(1, 20000) n`;
  await sql`
    insert into parts (number, shown, names)
    select lpad((n * 7919 % 1000003)::text, 11, '341'), 'x', '{"en_US": "Part"}' from generate_series(1, 20000) n
    on conflict do nothing`;
  await sql`
    insert into search_documents (kind, id, lang, title, tokens)
    select 'part', number, 'mul', md5(number), array_to_tsvector(array['word' || number, '制动' || right(number, 3)])
    from parts`;
  await sql`
    insert into figures (code, number, names) select 'G' || n, 'G' || n, '{}' from generate_series(1, 400) n`;
  await sql`
    insert into figure_lines (figure_id, sort, callout, part_number)
    select 1 + n % 400, n, '1', number from (select number, row_number() over () as n from parts) p`;
  await sql`insert into line_applicability (line_id, model_codes) select id, array['T160'] from figure_lines`;
  await part(catalogue, { number: "77777000001" });
  await figure(catalogue, [{ partNumber: "77777000001" }]);
  await vehicle(catalogue);
  await sql`analyze`;
}

Deno.test("every look-up has an index that serves it", async () => {
  await using catalogue = await openCatalogue();
  await fill(catalogue);
  const asked: [index: string, work: (tx: TxCtx) => Promise<unknown>][] = [
    ["vehicles_tail", (tx) => vehiclesByTail(tx, "R0000077")],
    ["vehicles_tail", (tx) => vehiclesByPart(tx, "4C2B0R00000", 5)],
    ["vehicles_pkey", (tx) => readVehicle(tx, "WVAE4C2B0R0000077")],
    ["search_documents_prefix", (tx) => quickSearch(tx, "77777")],
    ["search_documents_infix", (tx) => searchParts(tx, { keyword: "7000001", ...page })],
    ["search_documents_tokens", (tx) => searchParts(tx, { keyword: "制动123", ...page })],
    ["search_titles_typo", (tx) => searchParts(tx, { keyword: "abcdefcab", ...page })],
    ["figure_lines_part", (tx) => whereUsed(tx, { partNumber: "77777000001", ...page })],
    ["line_applicability_line", (tx) => readFigure(tx, { vin: "WVAE4C2B0R0000077" }, "34-11-02-C")],
  ];
  for (const [index, work] of asked) {
    const [scans] = await used(catalogue, [index], work);
    assert.ok(scans! > 0, `${index} was not used`);
  }
});

Deno.test("a decision on fit reads the lines of the parts that it is asked for, not those of the catalogue", async () => {
  await using catalogue = await openCatalogue();
  await fill(catalogue);
  const read = await catalogue.ctx.tx(async (tx) => {
    // What this connection did before is counted until its statistics are sent.
    const rowsRead = async () => {
      const [row] = await tx.sql<{ rows: number }[]>`
        select pg_stat_get_xact_tuples_returned('figure_lines'::regclass)::int as rows`;
      return row!.rows;
    };
    const before = await rowsRead();
    const parts = await tx.sql<{ number: string }[]>`select number from parts order by number limit 50`;
    const questions = parts.map(({ number }) => ({ vin: "WVAE4C2B0R0000077", partNumber: number }));
    assert.equal((await decideFit(tx, questions)).filter((answer) => answer !== null).length, 50);
    return await rowsRead() - before;
  });
  assert.ok(read < 1000, `${read} rows of lines were read`);
});

Deno.test("a decision on fit has settings of its own: what searches may take would be laid out for rows that never come", async () => {
  await using catalogue = await openCatalogue();
  const [row] = await catalogue.sql<{ settings: string[] }[]>`
    select proconfig as settings from pg_proc where oid = 'fits_of(jsonb, boolean)'::regprocedure`;
  assert.deepEqual(row!.settings, ["work_mem=4MB", "plan_cache_mode=force_generic_plan"]);
});
