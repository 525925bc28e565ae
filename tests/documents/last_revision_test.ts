import assert from "node:assert/strict";
import { openBulletins } from "../tsb/people.ts";

Deno.test("a document has one last revision, told by itself", async (t) => {
  await using portal = await openBulletins();
  const { sql } = portal;
  const { id } = await portal.draft();
  const told = async () =>
    (await sql`select number, is_last, kind from document_revisions where document_id = ${id} order by number`)
      .map(({ number, isLast, kind }) => [number, isLast, kind]);

  await t.step("the first is the last, and of its document's kind", async () => {
    assert.deepEqual(await told(), [[1, true, "tsb"]]);
  });

  await t.step("a successor takes that over", async () => {
    await sql`
      insert into document_revisions (document_id, number, authored_by, authored_at)
      select document_id, 2, authored_by, authored_at from document_revisions where document_id = ${id}`;
    assert.deepEqual(await told(), [[1, false, "tsb"], [2, true, "tsb"]]);
  });

  await t.step("and gives it back when it is deleted", async () => {
    await sql`delete from document_revisions where document_id = ${id} and number = 2`;
    assert.deepEqual(await told(), [[1, true, "tsb"]]);
  });
});
