import assert from "node:assert/strict";
import { wordsIn } from "@/engines/documents/list_parts.ts";
import { saveDraft } from "@/engines/documents/save_draft.ts";
import { tsbDocument } from "@/services/tsb/tsb_document.ts";
import { openBulletins } from "../tsb/people.ts";

Deno.test("titles for the search box come and go with what is published, by statement", async () => {
  await using portal = await openBulletins();
  const { sql, author } = portal;
  const ids: number[] = [];
  for (const title of ["Brake squeal", "Coolant leak", ""]) {
    const { id, version } = await portal.draft();
    await saveDraft(author, tsbDocument, {
      id,
      revision: 1,
      version,
      text: { lang: "en_US", title },
      values: {},
    });
    ids.push(id);
  }
  const titles = async () =>
    (await sql`select title from document_titles where lang = 'en_US' order by title`).map(({ title }) =>
      title
    );
  const publish = (state: number, published: readonly number[]) =>
    sql`update document_revisions set publish_state = ${state}, published_at = now() where document_id = any(${[
      ...published,
    ]}::bigint[])`;
  await publish(1, ids);
  assert.deepEqual(await titles(), ["brake squeal", "coolant leak"]);
  await sql`update document_revisions set top_state = 1`;
  assert.deepEqual(await titles(), ["brake squeal", "coolant leak"], "another change leaves them");
  await publish(0, ids.slice(0, 1));
  assert.deepEqual(await titles(), ["coolant leak"]);
  const [trigger] = await sql<[{ byRow: boolean }]>`
    select tgtype & 1 = 1 as by_row from pg_trigger where tgname = 'document_titles_kept'`;
  assert.equal(trigger.byRow, false, "not for each of thousands of revisions");
});

Deno.test("lists find words of a title in whatever case they are typed, umlauts too", async () => {
  await using portal = await openBulletins();
  const { author } = portal;
  const { id, version } = await portal.draft();
  const text = { lang: "de_DE" as const, title: "Änderung der Bremsbeläge" };
  await saveDraft(author, tsbDocument, { id, revision: 1, version, text, values: {} });
  for (const words of ["änderung", "ÄNDERUNG", "Änd", "BREMSBELÄGE"]) {
    const rows = await author.sql`
      select r.id from document_revisions r where r.document_id = ${id} and ${wordsIn(author, words)}`;
    assert.equal(rows.length, 1, words);
  }
});
