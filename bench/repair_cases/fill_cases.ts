import type { Pool } from "@/kernel/ctx.ts";
import { emptyDocument } from "@/engines/richtext/plain_document.ts";
import { termsOf } from "@/services/cases/terms_of.ts";
import { PARTS, SHOWS, WHEN, WHY } from "./made_words.ts";

/** Cases made for the bench begin behind this number. */
const FROM = 10_000_000;
/** Rows written by one statement. */
const BATCH = 5000;

/** Adds published cases up to so many, by the statements that a release would send; what is there already stays. */
export async function fillRepairCases(sql: Pool, count: number, tell: (text: string) => void): Promise<void> {
  const [there] = await sql<
    [{ count: number }]
  >`select count(*)::int as count from documents where id >= ${FROM}`;
  if (there.count >= count) return;
  const stores = await makeStores(sql);
  const [{ id: author }] = await sql<
    [{ id: number }]
  >`select id from users where user_code = 'store-technician'`;
  const series = await sql<
    { code: string; brandCode: string }[]
  >`select code, brand_code from series order by code`;
  const symptoms =
    (await sql<{ word: string }[]>`select word from case_words where kind = 'symptom' order by word`)
      .map(({ word }) => word);
  const dtcs = (await sql<{ dtcCode: string }[]>`select distinct dtc_code from dtcs order by dtc_code`)
    .map(({ dtcCode }) => dtcCode);
  const parts = (await sql<{ number: string }[]>`select number from parts order by md5(number) limit 5000`)
    .map(({ number }) => number);
  const seen = new Map<string, number>();
  for (let begin = there.count; begin < count; begin += BATCH) {
    const rows = [...Array(Math.min(BATCH, count - begin)).keys()].map((place) => {
      const n = begin + place;
      const [part, shows, why, when] = [PARTS, SHOWS, WHY, WHEN].map((of, turn) =>
        of[mixed(n, turn) % of.length]!
      );
      const own = `X${(n * 7919 % 900_000 + 100_000).toString(36)}`;
      const zh = `${part![0]}${shows![0]}，${when![0]}${why![0]}`;
      const en = `${part![1]} ${shows![1]} ${when![1]}: ${why![1]}`;
      const terms = [...new Set(termsOf(`${zh} ${en} ${own}`).map(({ term }) => term))];
      for (const term of terms) seen.set(term, (seen.get(term) ?? 0) + 1);
      const of = series[mixed(n, 5) % series.length]!;
      return {
        id: FROM + n,
        zh,
        en,
        own,
        terms,
        author,
        store: stores[mixed(n, 9) % stores.length]!,
        series: of.code,
        brand: of.brandCode,
        symptoms: [symptoms[mixed(n, 6) % symptoms.length]!],
        dtcs: n % 3 === 0 ? [dtcs[mixed(n, 7) % dtcs.length]!] : [],
        parts: n % 2 === 0 ? [parts[mixed(n, 8) % parts.length]!] : [],
      };
    });
    await insert(sql, rows);
    if (begin % (BATCH * 10) === 0) tell(`${begin + rows.length} of ${count} cases`);
  }
  await sql`
    insert into case_terms (term, cases)
    select * from unnest(${[...seen.keys()]}::text[], ${[...seen.values()].map(String)}::text[]::int[])
    on conflict (term) do update set cases = case_terms.cases + excluded.cases`;
  await sql`select setval(pg_get_serial_sequence('documents', 'id'), ${FROM * 2})`;
  await sql`select setval(pg_get_serial_sequence('document_revisions', 'id'), ${FROM * 2})`;
  await sql`vacuum analyze`;
}

/** So many stores beside those of the demo write cases: none of them has more than it may submit. */
const STORES = 2000;

/** Stores like the one of the demo's technician, and that one: their codes. */
async function makeStores(sql: Pool): Promise<string[]> {
  await sql`
    insert into orgs (code, kind, names, parent_code, country_code, market_code)
    select 'B' || lpad(n::text, 4, '0'), kind, names, parent_code, country_code, market_code
    from orgs, generate_series(1, ${STORES}::int) n where code = '20417'
    on conflict do nothing`;
  const rows = await sql<{ code: string }[]>`
    select code from orgs where code = '20417' or code ~ '^B\\d{4}$' order by code`;
  return rows.map(({ code }) => code);
}

/** A number that looks drawn, the same in every run. */
function mixed(n: number, turn: number): number {
  return ((n + 1) * 2654435761 + turn * 40503 + (n >> 3) * (turn + 7)) >>> 5;
}

interface Made {
  id: number;
  zh: string;
  en: string;
  own: string;
  terms: string[];
  author: number;
  store: string;
  series: string;
  brand: string;
  symptoms: string[];
  dtcs: string[];
  parts: string[];
}

async function insert(sql: Pool, rows: readonly Made[]): Promise<void> {
  await sql.begin(async (tx) => {
    // Rows are right by the way they are made: foreign keys need not look at each of them.
    await tx`set local session_replication_role = replica`;
    await tx`
      create temp table made on commit drop as
      select m.*, now() - make_interval(mins => (${FROM * 2} - m.id)::int % 500000) as at
      from jsonb_to_recordset(${tx.json(rows as never)}::jsonb) m (
        id bigint, zh text, en text, own text, terms text[], author bigint, store text, series text, brand text, symptoms text[], dtcs text[], parts text[]
      )`;
    await tx`
      insert into documents (id, kind, code, author_id, created_at)
      overriding system value
      select id, 'case', 'B' || id, author, at from made`;
    await tx`
      insert into document_revisions (
        id, document_id, kind, number, submit_state, verify_state, verify_result, publish_state, brand_code, series_codes, org_code,
        authored_by, authored_at, submitted_by, submitted_at, verified_by, verified_at, published_by, published_at
      )
      overriding system value
      select id, id, 'case', 1, 1, 1, 1, 1, brand, array[series], store, author, at, author, at, author, at, author, at
      from made`;
    await tx`
      insert into document_texts (revision_id, lang, title, body, state, changed_at)
      select m.id, t.lang, t.title, ${tx.json(emptyDocument() as never)}, t.state, m.at
      from made m cross join lateral (values ('zh_CN', m.zh, 'source'), ('en_US', m.en, 'translated')) t (lang, title, state)`;
    await tx`
      insert into case_details (revision_id, brand_code, series_code, symptoms, dtc_codes, fault_text, solution)
      select id, brand, series, symptoms, dtcs, zh, en from made`;
    await tx`
      insert into case_search (document_id, revision_id, words, terms, symptoms, dtc_codes, part_numbers, series_code)
      select id, id, lower(zh || E'\n' || en || E'\n' || own), terms, symptoms, dtcs, parts, series from made`;
  });
}
