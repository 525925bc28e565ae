import { seedOrganisation } from "@/demo/orgs/organisation.ts";
import { fillOrganisation } from "@/demo/orgs/registers.ts";
import { saveAudience } from "@/engines/audience/save_audience.ts";
import { documentOf } from "@/engines/richtext/plain_document.ts";
import { shippedTexts } from "@/kernel/texts/shipped_texts.ts";
import type { Pool } from "@/kernel/ctx.ts";
import { syncBaseData, systemCtx } from "@/platform/base_data.ts";
import { connect } from "@/platform/database/connect.ts";
import { createDefaultTypes } from "@/services/tsb/create_default_types.ts";
import { fillPeopleAndStores } from "../registers/people_and_stores.ts";
import { startBenchServer } from "../server.ts";
import { AUTHOR, makeAskers } from "./askers.ts";
import { audienceValues, madeAudience } from "./made_audiences.ts";

/** How many there are. */
export interface DocumentSize {
  documents: number;
  stores: number;
  users: number;
}

/** Department that approves bulletins here. */
const DEPARTMENT = "BENCH";
/** Different audiences; two documents of three have one of them. */
const AUDIENCES = 3000;
/** Documents under approval, beside those that are published. */
const WAITING = 5000;
/** Readings and confirmations of a document, on average. */
const READ = 10, CONFIRMED = 4;

/** What is wrong, in Chinese and English, put behind the name of a part. */
const SYMPTOMS = [
  ["异响的处理", "noise"],
  ["渗漏的检查", "leak"],
  ["改用新件", "new part"],
  ["拧紧力矩更正", "torque corrected"],
  ["召回检查", "recall"],
  ["低温下卡滞", "stuck in the cold"],
  ["更换周期调整", "interval"],
  ["插接件腐蚀", "corroded connector"],
  ["程序升级", "software update"],
  ["供货方式变更", "way of supply"],
  ["诊断顺序", "order of diagnosis"],
] as const;

const BODY = documentOf(
  [
    "Symptom: the customer reports a noise that comes and goes with the temperature of the part and with the load.",
    "Cause: the seat of the part was machined at the limit of its tolerance, so that it moves by a few hundredths of a millimetre.",
    "Check the vehicle by its date of production and by the mark on the part before anything is replaced.",
    "Replace the part, clean the seat, tighten crosswise to 24 N·m and then by a quarter of a turn, and drive for ten kilometres.",
    "Order the part by its number; what was replaced is kept for thirty days and sent back when it is asked for.",
  ].join("\n\n"),
);

/** Fills the bench's database with people, stores, audiences and documents; what is there already stays. Answers at once when it is full. */
export async function fillDocuments(
  folder: string,
  size: DocumentSize,
  tell: (text: string) => void,
): Promise<void> {
  await using server = await startBenchServer(folder, { loading: true });
  const sql = connect(server.url, { pool: 2, name: "tis bench" });
  try {
    const [there] = await sql`select from documents limit 1`;
    if (there) return;
    const dictionaries = await shippedTexts();
    const ctx = systemCtx(sql, dictionaries);
    await syncBaseData(ctx, dictionaries);
    await createDefaultTypes(ctx, dictionaries);
    await seedOrganisation(ctx);
    await fillOrganisation({ ctx });
    await fillPeopleAndStores(sql, size);
    await placeStores(sql);
    await sql`
      insert into departments (code, names, kind)
      values (${DEPARTMENT}, '{"zh_CN": "通报部", "en_US": "Bulletins"}', 'tsb')
      on conflict do nothing`;
    await makeAskers(ctx, DEPARTMENT);
    tell(`${size.stores} stores, ${size.users} people`);
    const values = await audienceValues(ctx);
    const audiences: number[] = [];
    for (let n = 0; n < AUDIENCES; n++) {
      audiences.push((await ctx.tx((tx) => saveAudience(tx, madeAudience(values, n))))!);
    }
    tell(`${new Set(audiences).size} audiences`);
    await insertDocuments(sql, size.documents, audiences, tell);
    await sql`vacuum analyze`;
  } finally {
    await sql.end();
  }
}

/** Regions, districts, countries and posts, dealt to the stores and their people in turn. */
async function placeStores(sql: Pool): Promise<void> {
  await sql`
    with regions as (select array_agg(code order by code) as codes from sales_regions),
      districts as (select array_agg(code order by code) as codes from districts where level = 'district'),
      abroad as (select array_agg(m.country_code || ' ' || m.market_code order by m.country_code) as codes
        from market_countries m where m.country_code <> 'CN'),
      placed as (
        select o.code, row_number() over (order by o.code) as n from orgs o where o.code like 'B0%' and o.kind = 'store'
      )
    update orgs o
    set region_code = case when p.n % 10 > 0 then r.codes[1 + p.n % cardinality(r.codes)] end,
      district_code = case when p.n % 10 > 0 then d.codes[1 + p.n / 3 % cardinality(d.codes)] end,
      country_code = case when p.n % 10 > 0 then 'CN' else split_part(a.codes[1 + p.n / 10 % cardinality(a.codes)], ' ', 1) end,
      market_code = case when p.n % 10 > 0 then 'cn' else split_part(a.codes[1 + p.n / 10 % cardinality(a.codes)], ' ', 2) end,
      direct_sale = p.n % 7 = 0
    from placed p, regions r, districts d, abroad a
    where o.code = p.code`;
  await sql`
    insert into user_posts (code, names)
    select 'bench-post-' || n, jsonb_build_object('zh_CN', '岗位 ' || n, 'en_US', 'Post ' || n) from generate_series(1, 8) n
    on conflict do nothing`;
  await sql`
    insert into user_post_links (user_id, post_code)
    select id, 'bench-post-' || 1 + id % 8 from users where user_code like 'bench%'
    on conflict do nothing`;
}

/** Documents by running numbers, published by one statement as their trigger sees it; then those that wait, and what people have read. */
async function insertDocuments(
  sql: Pool,
  count: number,
  audiences: readonly number[],
  tell: (text: string) => void,
): Promise<void> {
  const [author] = await sql<[{ id: number }]>`select id from users where user_code = ${AUTHOR}`;
  const all = count + WAITING;
  await sql.begin(async (tx) => {
    // Rows are right by the way they are made: foreign keys need not look at each of them.
    await tx`set local session_replication_role = replica`;
    await tx`
      create temp table drawn on commit drop as
      select n, now() - make_interval(mins => (${all}::int - n) * 15) as at, s.code as series, s.brand_code as brand,
        lpad((1 + n % 15)::text, 2, '0') as type, x.zh, x.en, x.word
      from generate_series(1, ${all}::int) n
      join (select code, brand_code, row_number() over (order by code) - 1 as place, count(*) over () as many from series) s
        on s.place = n * 7 % s.many
      cross join lateral (select 1 + n % ${SYMPTOMS.length}::int as word, (${
      SYMPTOMS.map(([zh]) => zh)
    }::text[])[1 + n % ${SYMPTOMS.length}::int] as zh, (${
      SYMPTOMS.map(([, en]) => en)
    }::text[])[1 + n % ${SYMPTOMS.length}::int] as en) x`;
    await tx`
      insert into documents (id, kind, code, author_id, created_at)
      overriding system value
      select n, 'tsb', lpad((2600000 + n)::text, 7, '0') || '-' || type || '-A', ${author.id}, at from drawn`;
    await tx`
      insert into document_revisions (
        id, document_id, kind, number, submit_state, verify_state, verify_result, brand_code, series_codes, department_code,
        passed_departments, authored_by, authored_at, submitted_by, submitted_at, verified_by, verified_at, top_state, stop_state, audience_id
      )
      overriding system value
      select n, n, 'tsb', 1, 1, case when n > ${count}::int then 0 else 1 end, case when n > ${count}::int then null else 1 end, brand, array[series],
        case when n > ${count}::int then ${DEPARTMENT} end, case when n > ${count}::int then '{}' else array[${DEPARTMENT}] end,
        ${author.id}, at, ${author.id}, at, ${author.id}, case when n <= ${count}::int then at end,
        case when n % 5000 = 0 then 1 else 0 end, case when n % 40 = 0 then 1 else 0 end,
        case when n % 3 > 0 then (${audiences as number[]}::bigint[])[1 + n % ${audiences.length}::int] end
      from drawn`;
    await tx`
      insert into document_texts (revision_id, lang, title, body, state, changed_at)
      select d.n, t.lang, t.title, ${sql.json(BODY as never)}, t.state, d.at
      from drawn d
      join bench.names m on m.id = d.n * 11 % (select count(*) from bench.names)
      cross join lateral (values
        ('zh_CN', (m.names ->> 'zh_CN') || d.zh, 'source'),
        ('en_US', (m.names ->> 'en_US') || ': ' || d.en, 'translated')
      ) t (lang, title, state)`;
    await tx`
      insert into tsb_details (revision_id, type_id, brand_code, series_codes, department, urgent)
      select n, type, brand, array[series], ${DEPARTMENT}, n % 20 = 0 from drawn`;
    await tx`select setval(pg_get_serial_sequence('documents', 'id'), ${all})`;
    await tx`select setval(pg_get_serial_sequence('document_revisions', 'id'), ${all})`;
  });
  await sql`analyze`;
  const begun = performance.now();
  await sql`
    update document_revisions
    set publish_state = 1, published_by = ${author.id}, published_at = submitted_at + interval '2 days'
    where id <= ${count}`;
  const seconds = (performance.now() - begun) / 1000;
  tell(`${count} documents published by one statement in ${seconds.toFixed(1)} s; ${WAITING} wait`);
  for (const [table, each] of [["document_reads", READ], ["document_confirmations", CONFIRMED]] as const) {
    await sql.begin(async (tx) => {
      await tx`set local session_replication_role = replica`;
      const columns = table === "document_reads" ? tx`first_at, last_at` : tx`confirmed_at`;
      const moments = table === "document_reads" ? tx`now(), now()` : tx`now()`;
      // A tenth of the people read most; those who ask are among them.
      await tx`
        insert into ${tx(table)} (revision_id, user_id, ${columns})
        select 1 + g::bigint * 7919 % ${count}::bigint, p.id, ${moments}
        from generate_series(1, ${count * each}::int) g
        join (
          select id, row_number() over (order by user_code like 'bench-%' desc, md5(user_code)) - 1 as place
          from users where user_code like 'bench%' and user_type = 'store'
        ) p on p.place = g::bigint * 104729 % (select count(*) / 10 from users where user_code like 'bench%')
        on conflict do nothing`;
    });
  }
}
