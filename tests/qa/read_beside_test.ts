import assert from "node:assert/strict";
import { v7 as uuid } from "uuid";
import { loadUser } from "@/kernel/access/load_user.ts";
import { makeCtx } from "@/kernel/ctx.ts";
import { shippedTexts } from "@/kernel/texts/shipped_texts.ts";
import { lookAlikes } from "@/services/qa/look_alikes.ts";
import { demoDatabase } from "../demo_portal.ts";

Deno.test("cases and bulletins that are offered are read beside the question, in the reader's language", async () => {
  await using db = await demoDatabase();
  const parts = { pool: db.sql, dictionaries: await shippedTexts() };
  const actor = (await loadUser(makeCtx(parts, uuid), "store-technician"))!;
  const offered = async (lang: "zh_CN" | "en_US", text: string) =>
    (await lookAlikes(makeCtx({ ...parts, actor, lang }, uuid), "technical", { text }))
      .filter(({ source }) => source === "case" || source === "tsb");
  const english = await offered("en_US", "brake pads squeal at low speed");
  const chinese = await offered("zh_CN", "前制动片低速尖叫");
  for (const [found, script] of [[english, /[a-z]{3}/], [chinese, /\p{Script=Han}{3}/u]] as const) {
    assert.ok(found.length > 0);
    for (const { code, text } of found) {
      assert.match(text, script, code);
      assert.ok(text.length <= 1501, code);
    }
  }
  const [one] = await db.sql<{ id: string; solution: string }[]>`
    select d.id::text, c.solution from documents d
    join document_revisions r on r.document_id = d.id and r.publish_state = 1
    join case_details c on c.revision_id = r.id
    where d.id = any(${
    [...english, ...chinese].map(({ key }) => key)
  }::bigint[]) and c.solution <> '' limit 1`;
  assert.ok(one, "a case is among them");
  const told = [...english, ...chinese].find(({ key }) => key === one.id)!;
  assert.ok(told.text.startsWith(one.solution.trim().slice(0, 1500)), "what put it right stands first");
});
