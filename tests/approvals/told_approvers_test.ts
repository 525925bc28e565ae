import assert from "node:assert/strict";
import { type MessageParams, writeMessage } from "@/engines/messages/words.ts";
import { nameSubstitute } from "@/services/approvals/substitutes/name_substitute.ts";
import { readDocument } from "@/engines/documents/read_document.ts";
import { tsbDocument } from "@/services/tsb/tsb_document.ts";
import { openBulletins } from "../tsb/people.ts";
import { refusalOf } from "../refusal_of.ts";

Deno.test("approvers are told what waits for their decision", async (t) => {
  await using portal = await openBulletins();
  const { sql, author, approver, manager } = portal;
  const told = (id: number) =>
    sql<{ userCode: string; kind: string; isDone: boolean; params: MessageParams }[]>`
      select u.user_code, m.kind, m.done_at is not null as is_done, m.params
      from messages m join users u on u.id = m.user_id
      where m.kind in ('document-waits', 'document-taken-back') and m.link = ${`TSBworkDetail?id=${id}&revision=1`}
      order by m.kind desc, u.user_code, m.id`;
  const namesOf = async (id: number) =>
    (await told(id)).map(({ userCode, kind, isDone }) => [userCode, kind, isDone]);

  await t.step("each once, and it is done for all when one has decided", async () => {
    const { id, code } = await portal.draft();
    assert.deepEqual(await namesOf(id), []);
    await portal.act(author, id, "submit");
    assert.deepEqual(await namesOf(id), [
      ["factory-manager", "document-waits", false],
      ["section-chief", "document-waits", false],
    ]);
    const [{ params }] = await told(id) as unknown as [{ params: MessageParams }];
    const { text } = writeMessage({ t: author.t, lang: author.lang, zone: "UTC" }, "document-waits", params);
    assert.match(text, new RegExp(`^沈一舟 提交了 ${code}《制动异响检查》，审批部门：.+。$`));
    await portal.act(approver, id, "reject", "请补充力矩");
    assert.deepEqual((await namesOf(id)).map(([, , isDone]) => isDone), [true, true]);
    // Submitted again it waits again.
    await portal.act(author, id, "submit");
    assert.equal((await namesOf(id)).length, 4);
    await portal.act(manager, id, "pass");
    assert.ok((await told(id)).every(({ kind, isDone }) => kind === "document-waits" && isDone));
  });

  await t.step("not its author, who decides on nothing of their own", async () => {
    const { id } = await portal.draft(manager);
    await portal.act(manager, id, "submit");
    assert.deepEqual(await namesOf(id), [["section-chief", "document-waits", false]]);
  });

  await t.step("and once that it is taken back", async () => {
    const { id } = await portal.draft();
    await portal.act(author, id, "submit");
    await portal.act(author, id, "abandon");
    assert.deepEqual(await namesOf(id), [
      ["factory-manager", "document-waits", true],
      ["section-chief", "document-waits", true],
      ["factory-manager", "document-taken-back", false],
      ["section-chief", "document-taken-back", false],
    ]);
  });

  await t.step("not who may see nothing of its brand", async () => {
    await sql`update users set brand_codes = '{elsewhere}' where user_code = 'section-chief'`;
    const { id } = await portal.draft();
    await portal.act(author, id, "submit");
    const seen = readDocument(await portal.as("section-chief"), tsbDocument, { id });
    assert.equal((await refusalOf(seen))?.key, "not-found");
    assert.deepEqual((await namesOf(id)).map(([code]) => code), ["factory-manager"]);
    await sql`update users set brand_codes = '{}' where user_code = 'section-chief'`;
  });

  await t.step("of which nothing is said when nothing waited", async () => {
    const { id } = await portal.draft();
    await portal.act(author, id, "abandon");
    assert.deepEqual(await namesOf(id), []);
  });

  await t.step("substitutes too, with whose place they take", async () => {
    await sql`
      insert into user_roles (user_id, role_code)
      select id, 'section-chief' from users where user_code = 'designated-engineer' on conflict do nothing`;
    await nameSubstitute(approver, {
      substitute: "designated-engineer",
      startDate: approver.clock().toISOString().slice(0, 10),
      endDate: new Date(approver.clock().getTime() + 3 * 86_400_000).toISOString().slice(0, 10),
    } as never);
    const { id } = await portal.draft();
    await portal.act(author, id, "submit");
    const lent = (await told(id)).find(({ userCode }) => userCode === "designated-engineer");
    assert.match(
      writeMessage({ t: author.t, lang: author.lang, zone: "UTC" }, "document-waits", lent!.params).text,
      /韩立/,
    );
  });
});
