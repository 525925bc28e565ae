import assert from "node:assert/strict";
import { act } from "@/engines/documents/act.ts";
import { readDocument } from "@/engines/documents/read_document.ts";
import { writeMessage } from "@/engines/messages/words.ts";
import { tsbDocument } from "@/services/tsb/tsb_document.ts";
import { openBulletins } from "./people.ts";

Deno.test("an author is told what was decided, with what the approver wrote", async () => {
  await using portal = await openBulletins();
  const { sql, ctx, author, approver } = portal;
  const { id, code } = await portal.draft(author);
  const decide = async (action: "pass" | "reject" | "fail", remark?: string) => {
    await portal.act(author, id, "submit");
    const { revision, version } = await readDocument(portal.admin, tsbDocument, { id });
    await act(approver, tsbDocument, { id, revision, version, action, remark });
  };
  await decide("reject", "  力矩写错了  ");
  await decide("fail", `${"x".repeat(298)}🔧${"x".repeat(700)}`);
  const rows = await sql<{ userCode: string; kind: string; link: string; params: never }[]>`
    select u.user_code, m.kind, m.link, m.params from messages m join users u on u.id = m.user_id
    where m.kind like 'document-%' and m.user_id = ${await portal.idOf("factory-engineer")} order by m.id`;
  assert.deepEqual(rows.map(({ userCode, kind, link }) => [userCode, kind, link]), [
    ["factory-engineer", "document-rejected", `TSBworkDetail?id=${id}`],
    ["factory-engineer", "document-failed", `TSBworkDetail?id=${id}`],
  ]);
  const { t, lang } = author;
  const [rejected, failed] = rows.map(({ kind, params }) =>
    writeMessage({ t, lang, zone: "Asia/Shanghai" }, kind, params).text
  );
  assert.ok(rejected!.includes(code!) && rejected!.endsWith("：力矩写错了"), rejected!);
  assert.ok(failed!.endsWith("x…") && failed!.length < 500, "a long remark is cut");
  const passed = await portal.draft(author);
  await portal.act(author, passed.id, "submit");
  await portal.act(approver, passed.id, "pass");
  const [last] = await sql`select kind from messages where kind <> 'document-waits' order by id desc limit 1`;
  assert.deepEqual([last!.kind, ctx.t(`messages.kind.${last!.kind}`)], ["document-passed", "文档审核通过"]);
});
