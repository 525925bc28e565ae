import assert from "node:assert/strict";
import { act } from "@/engines/documents/act.ts";
import { beginDocument } from "@/engines/documents/begin_document.ts";
import { saveDraft } from "@/engines/documents/save_draft.ts";
import { readList } from "@/engines/lists/read_list.ts";
import { documentOf } from "@/engines/richtext/plain_document.ts";
import { readWaiting } from "@/services/approvals/read_waiting.ts";
import { waitingList } from "@/services/approvals/waiting_list.ts";
import { helpDocument } from "@/services/help/help_document.ts";
import { openBulletins } from "../tsb/people.ts";

Deno.test("what is of no brand waits for approvers of some brands too, in the list as on its page", async () => {
  await using portal = await openBulletins();
  const { sql, author } = portal;
  await sql`update users set brand_codes = '{norda}' where user_code = 'section-chief'`;
  const begun = await beginDocument(author, helpDocument, "zh_CN");
  const { id, revision, version } = await saveDraft(author, helpDocument, {
    id: begun.id,
    revision: 1,
    version: begun.version,
    code: "EPCCart",
    text: { lang: "zh_CN", title: "购物车", body: documentOf("怎样下单。") },
    values: { department: "TSB" },
  });
  await act(author, helpDocument, { id, revision, version, action: "submit" });
  const approver = await portal.as("section-chief");
  const waiting = await readWaiting(approver, `help.${id}.1`);
  assert.equal(waiting?.answer, null);
  const { records } = await readList(approver, waitingList, { pageNo: 1, pageSize: 50 });
  assert.deepEqual(records.map((one) => [one.kind, one.id]), [["help", id]]);
});
