import assert from "node:assert/strict";
import { v7 as uuid } from "uuid";
import { readJudged } from "@/bench/hits/judge.ts";
import { findParts, type FindRequest } from "@/services/part_search/find_parts.ts";
import { typedMatch } from "@/services/part_search/match_parts.ts";
import { systemCtx } from "@/platform/base_data.ts";
import { type Ctx, makeCtx, type Pool } from "@/kernel/ctx.ts";
import { loadUser } from "@/kernel/access/load_user.ts";
import { shippedTexts } from "@/kernel/texts/shipped_texts.ts";
import { demoDatabase } from "../demo_portal.ts";
import { figure, names, openCatalogue, part } from "../epc/catalogue_builder.ts";

const page = { pageNo: 1, pageSize: 20 };
const BOUNDS = { read: 50_001, most: 50_000 };

/** What both ways to read the matches of a keyword find; null where it asks for more than words. */
async function bothWays(ctx: Ctx, request: FindRequest, bounds = BOUNDS) {
  const match = await typedMatch(ctx, request.keyword);
  if (!match || match.words === null) return null;
  const byNames = await findParts(ctx, match, request, bounds);
  const ofDocuments = await findParts(ctx, { ...match, words: null }, request, bounds);
  return { byNames, ofDocuments };
}

Deno.test("what is read by names is what the rows of search have: hits, their order, counts and facets", async () => {
  await using db = await demoDatabase();
  const dictionaries = await shippedTexts();
  const ctxs = await Promise.all(["store-manager", "factory-engineer"].map(async (code) => {
    const actor = (await loadUser(systemCtx(db.sql, dictionaries), code))!;
    return makeCtx({ pool: db.sql, dictionaries, actor, lang: "zh_CN" }, uuid);
  }));
  const [vehicle] = await db.sql<{ vin: string }[]>`select vin from vehicles order by vin limit 1`;
  const typed = [
    ...(await readJudged()).map((one) => one.typed),
    "制动",
    "前",
    "螺栓",
    "器",
    "e",
    "10 9",
    "DIN",
  ];
  let compared = 0, found = 0;
  for (const [place, keyword] of typed.entries()) {
    const ctx = ctxs[place % ctxs.length]!;
    const whole = await bothWays(ctx, { keyword, ...page });
    if (whole === null) continue;
    assert.deepEqual(whole.byNames, whole.ofDocuments, keyword);
    compared++;
    found += whole.byNames.matched > 0 ? 1 : 0;
    const changed: Partial<FindRequest>[] = [
      { pageNo: 2, sort: "-name" },
      { seriesCode: whole.byNames.series?.[0]?.code, group: whole.byNames.groups?.[0]?.code, mostSeries: 1 },
      { vin: vehicle!.vin, foldMost: 5 },
      { vin: vehicle!.vin, fits: place % 2 ? "may" : "not", group: whole.byNames.groups?.at(-1)?.code },
    ];
    const both = await bothWays(ctx, { keyword, ...page, ...changed[place % changed.length] });
    assert.deepEqual(
      both?.byNames,
      both?.ofDocuments,
      `${keyword} ${JSON.stringify(changed[place % changed.length])}`,
    );
  }
  assert.ok(compared > 200 && found > 150, `${compared} compared, ${found} with hits`);
  const few = { read: 4, most: 3 };
  const refused = await bothWays(ctxs[0]!, { keyword: "制动", ...page }, few);
  assert.deepEqual(refused?.byNames, refused?.ofDocuments);
  assert.equal(refused?.byNames.matched, 4);
  assert.deepEqual([...await differing(db.sql)], []);
});

Deno.test("the rows that a search by words reads follow what becomes of parts, figures and orders", async () => {
  await using catalogue = await openCatalogue();
  const { sql } = catalogue;
  await part(catalogue, { number: "A1", names: names("Brake disc", "制动盘") });
  await part(catalogue, { number: "B1", names: names("Brake disc", "制动盘") });
  assert.deepEqual([...await differing(sql)], []);
  assert.equal(
    (await sql`select distinct name_id, place_id from search_parts`).length,
    1,
    "both share name and places",
  );
  await figure(catalogue, [{ partNumber: "A1" }]);
  await part(catalogue, { number: "B1", names: names("Brake pad", "制动片") });
  await sql`update search_documents set ordered = ordered + 3 where id = 'A1'`;
  assert.deepEqual([...await differing(sql)], []);
  assert.equal((await sql`select distinct name_id, place_id from search_parts`).length, 2);
  await sql`delete from search_documents where id = 'B1'`;
  assert.deepEqual([...await differing(sql)], []);
  assert.equal((await sql`select from search_parts`).length, 1);
});

/** Parts whose narrow row says anything else than their row of search, or that have one only. */
function differing(sql: Pool) {
  return sql`
    select coalesce(d.id, p.number) as id
    from (select * from search_documents where kind = 'part') d
    full join (
      search_parts p
      join search_part_names n on n.id = p.name_id
      join search_part_places l on l.id = p.place_id
    ) on p.number = d.id
    where (d.title, d.heads, d.tokens, d.series, d.groups, d.superseded_from, d.ordered)
      is distinct from (n.title, n.heads, n.tokens, l.series, l.groups, p.superseded_from, p.ordered)
    order by 1`;
}
