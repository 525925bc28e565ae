import assert from "node:assert/strict";
import { noteWriting, presentIn } from "@/engines/documents/presence.ts";
import { bulletinDocument } from "@/services/bulletins/bulletin_document.ts";
import { tsbDocument } from "@/services/tsb/tsb_document.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { assertRefused } from "../refusal_of.ts";
import { openBulletins } from "../tsb/people.ts";

const tab = () => crypto.randomUUID();

Deno.test("who writes in a draft", async (t) => {
  await using portal = await openBulletins();
  const { sql, author, manager } = portal;
  const draft = await portal.draft();
  const beat = (ctx: Ctx, tab: string, more: { field?: string; leaves?: boolean; hidden?: boolean } = {}) =>
    noteWriting(ctx, tsbDocument, { id: draft.id, revision: 1, tab, lang: "zh_CN", ...more });
  const later = (ctx: Ctx, ms: number): Ctx => {
    const clock = () => new Date(author.clock().getTime() + ms);
    return { ...ctx, clock, tx: (work) => ctx.tx((tx) => work({ ...tx, clock })) };
  };
  const [own, other] = [tab(), tab()];

  await t.step("is seen by the others, with language and field, and not by oneself", async () => {
    assert.deepEqual((await beat(author, own)).people, []);
    const seen = (await beat(manager, other, { field: "title" })).people;
    assert.deepEqual(seen.map(({ userCode, self, lang, field }) => [userCode, self, lang, field]), [
      ["factory-engineer", false, "zh_CN", null],
    ]);
    const [back] = (await beat(author, own)).people;
    assert.deepEqual([back!.userCode, back!.field], ["factory-manager", "title"]);
  });

  await t.step("is oneself in another window", async () => {
    const second = tab();
    const people = (await beat(author, second)).people;
    assert.deepEqual(people.map(({ self }) => self).toSorted(), [false, true]);
    await beat(author, second, { leaves: true });
  });

  await t.step("hints the others when somebody comes, moves or leaves, and not by each beat", async () => {
    const signals: string[] = [];
    const heard: Ctx = {
      ...manager,
      tx: (work) =>
        manager.tx((tx) =>
          work({ ...tx, signal: (channel, payload) => signals.push(`${channel} ${payload}`) })
        ),
    };
    const third = tab();
    await beat(heard, third);
    await beat(heard, third);
    assert.equal(signals.length, 1);
    assert.match(signals[0]!, /"topic":"presence","to":\{"right":"TSBwork:view"\}/);
    await beat(heard, third, { field: "body" });
    assert.equal(signals.length, 2);
    await beat(heard, third, { leaves: true });
    assert.equal(signals.length, 3);
    await beat(heard, third, { leaves: true });
    assert.equal(signals.length, 3);
  });

  await t.step("is over when it leaves, or falls silent for seconds", async () => {
    await beat(manager, other, { leaves: true });
    assert.deepEqual((await beat(author, own)).people, []);
    await beat(manager, other);
    assert.equal((await presentIn(later(author, 14_000), draft, own)).length, 1);
    assert.equal((await presentIn(later(author, 16_000), draft, own)).length, 0);
    // A page in the background speaks less often.
    await beat(manager, other, { hidden: true });
    assert.equal((await presentIn(later(author, 60_000), draft, own)).length, 1);
    // Whoever comes next takes out what fell silent.
    await beat(later(author, 120_000), own);
    assert.equal((await sql`select from document_presences`).length, 1);
  });

  await t.step("is nobody who may not write in it, or see it", async () => {
    await assertRefused(beat(await portal.as("store-technician"), tab()), "no-right");
    // Edits documents of its own alone.
    await assertRefused(beat(portal.approver, tab()), "document-of-others");
    await assertRefused(
      noteWriting(author, bulletinDocument, { id: draft.id, revision: 1, tab: tab(), lang: "zh_CN" }),
      "not-found",
    );
    await assertRefused(
      noteWriting(author, tsbDocument, { id: draft.id, revision: 2, tab: tab(), lang: "zh_CN" }),
      "not-found",
    );
  });

  await t.step("cannot be taken out by another person who knows the window", async () => {
    await sql`delete from document_presences`;
    await beat(author, own);
    await beat(manager, own, { leaves: true });
    await beat(manager, own, { field: "code" });
    const rows = await presentIn(manager, draft);
    assert.deepEqual(rows.map(({ userCode, field }) => [userCode, field]), [["factory-engineer", null]]);
  });
});
