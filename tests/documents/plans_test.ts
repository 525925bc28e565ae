import assert from "node:assert/strict";
import type { Fragment } from "postgres";
import { wordsIn } from "@/engines/documents/list_parts.ts";
import { rowOrder } from "@/engines/lists/row_order.ts";
import { DOCUMENT_KINDS } from "@/engines/documents/document_kinds.ts";
import { documentLists } from "@/engines/documents/document_lists.ts";
import { waitsForMe } from "@/services/approvals/waiting.ts";
import { tsbDocument } from "@/services/tsb/tsb_document.ts";
import { indexPlanOf } from "../index_plan_of.ts";
import { openBulletins } from "../tsb/people.ts";

Deno.test("lists of documents are read by their indexes", async (t) => {
  await using portal = await openBulletins();
  const { approver } = portal;
  const reader = await portal.as("store-technician");
  const planOf = (statement: () => Fragment) => indexPlanOf(portal.sql, statement);

  await t.step("the reading list in the order of its standing, without sorting", async () => {
    const list = documentLists(tsbDocument).reading;
    const { sql } = reader;
    const where = await list.query.where(reader, {});
    const plan = await planOf(() =>
      sql`
        select r.id from ${list.query.from(reader)} where ${where()}
        order by ${rowOrder(reader, list, { column: "standing", descending: true })} limit 20`
    );
    assert.match(
      plan,
      /Index Only Scan Backward using document_revisions_standing|Index Scan Backward using document_revisions_standing/,
    );
    assert.doesNotMatch(plan, /\bSort\b/);
  });

  await t.step("the reading list in the order of codes", async () => {
    const list = documentLists(tsbDocument).reading;
    const { sql } = reader;
    const where = await list.query.where(reader, {});
    const sort = { column: "code", descending: true };
    const plan = await planOf(() =>
      sql`
        select r.id from ${list.query.from(reader)} where ${where()} and ${list.query.always(reader, sort)!}
        order by ${rowOrder(reader, list, sort)} limit 20`
    );
    assert.match(
      plan,
      /Index Scan Backward using documents_code_order|Index Only Scan Backward using documents_code_order/,
    );
  });

  await t.step("working lists of every kind in the order of what was changed last", async () => {
    for (const { kind, table } of DOCUMENT_KINDS.all) {
      const indexes = await portal.sql`
        select from pg_indexes where tablename = ${table} and indexdef like '%(changed_at, revision_id)'`;
      assert.equal(indexes.length, 1, kind);
    }
  });

  await t.step("words in titles and codes, once and not for each row", async () => {
    const { sql } = reader;
    // So many that reading all of them costs more than looking for a few.
    await sql`
      insert into documents (kind, code, author_id, created_at)
      select 'tsb', lpad(n::text, 7, '0') || '-99-A', (select min(id) from users), now() from generate_series(1, 30000) n`;
    await sql`vacuum analyze documents`;
    const plan = await planOf(() =>
      sql`select r.id from document_revisions r join documents d on d.id = r.document_id where ${
        wordsIn(reader, "2600001")
      }`
    );
    assert.match(plan, /document_texts_title_pairs/);
    assert.match(plan, /documents_code_words/);
    assert.match(plan, /hashed SubPlan/);
    const inChinese = await planOf(() =>
      sql`select r.id from document_revisions r join documents d on d.id = r.document_id where ${
        wordsIn(reader, "制动异响")
      }`
    );
    assert.match(inChinese, /documents_code_pairs/);
  });

  await t.step("what waits for an approver, by departments", async () => {
    const waits = await waitsForMe(approver);
    const { sql } = approver;
    const plan = await planOf(() =>
      sql`select r.id from document_revisions r join documents d on d.id = r.document_id where ${waits()}`
    );
    assert.match(plan, /document_revisions_waiting/);
    assert.doesNotMatch(plan, /jsonb_to_recordset/);
  });

  await t.step("words find any part of a title and of a code, signs of patterns as they are", async () => {
    const { id, code } = await portal.draft();
    const found = async (words: string) => {
      const { sql } = reader;
      const rows = await sql`
        select d.id from document_revisions r join documents d on d.id = r.document_id where ${
        wordsIn(reader, words)
      }`;
      return rows.map((row) => Number(row.id)).includes(id);
    };
    for (const words of ["制动异响", "异响", "响", "动异", code!.slice(2, 7), code!.toLowerCase()]) {
      assert.ok(await found(words), words);
    }
    for (const words of ["制动响", "%", "制_异", "\\"]) assert.ok(!await found(words), words);
  });
});
