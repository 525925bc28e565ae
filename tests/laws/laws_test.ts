import assert from "node:assert/strict";
import { readList } from "@/engines/lists/read_list.ts";
import { readConnections } from "@/engines/links/read_connections.ts";
import { personOf, type Right } from "@/kernel/access/rights.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import type { Refusal } from "@/kernel/refusals/refuse.ts";
import { sentenceOf } from "@/kernel/refusals/sentence_of.ts";
import { settleLaws } from "@/services/laws/by_the_day_job.ts";
import { abolishLaw, deleteLaw, enforceLaw } from "@/services/laws/end_law.ts";
import { lawList } from "@/services/laws/law_list.ts";
import { maySeeLaw, readLaw } from "@/services/laws/read_law.ts";
import { notifyLawReleased } from "@/services/laws/notify_released.ts";
import { tellLawReadersWork } from "@/services/laws/tell_readers_work.ts";
import { addLaw, changeLaw } from "@/services/laws/write_law.ts";
import { assertRefused } from "../refusal_of.ts";
import { openPeople } from "../users/people.ts";

const PAGE = { pageNo: 1, pageSize: 50 };
const VALUES = {
  number: "VX 1-2026",
  titles: { zh_CN: "制动液", en_US: "Brake fluid" },
  authorities: { en_US: "Committee" },
  effectiveOn: "2026-03-12",
};

Deno.test("a legal standard, from new to abolished", async (t) => {
  await using portal = await openPeople();
  const { sql, ctx } = portal;
  const engineer = await portal.as("factory-engineer");
  const manager = await portal.as("factory-manager");
  const reader = await portal.as("store-technician");
  const overseas = await portal.as("factory-manager");
  const numbers = async (who: Ctx, filter = {}) =>
    (await readList(who, lawList, { ...PAGE, ...filter })).records.map(({ number }) => number);
  const said = (refusal: Refusal) =>
    (["zh_CN", "en_US"] as const).map((lang) => sentenceOf(portal.ctxWith({ lang }), refusal));
  const { id } = await addLaw(engineer, { values: VALUES });

  await t.step(
    "is refused without a title, twice under one number, and with days in the wrong order",
    async () => {
      await assertRefused(
        addLaw(engineer, { values: { ...VALUES, number: "VX 2", titles: {} } }),
        "invalid-input",
      );
      await assertRefused(addLaw(engineer, { values: VALUES }), "duplicate");
      await assertRefused(
        addLaw(engineer, { values: { ...VALUES, number: "VX 2", abolishedOn: "2026-03-01" } }),
        "period-order",
      );
      await assertRefused(
        addLaw(engineer, { values: { ...VALUES, number: "VX 2", publishedOn: "2026-04-01" } }),
        "law-days",
      );
      await assertRefused(addLaw(reader, { values: VALUES }), "no-right");
      await assertRefused(
        addLaw(engineer, { values: { ...VALUES, number: "VX 2" }, files: [crypto.randomUUID()] }),
        "thing-file-unknown",
      );
    },
  );

  await t.step("is told to those whom it is for", async () => {
    const { id: narrow } = await addLaw(engineer, {
      values: { ...VALUES, number: "VX 3" },
      audience: { role: ["store-manager"] },
    });
    const events = await sql<{ eventId: string; occurredAt: Date; data: { lawId: number } }[]>`
      select event_id, occurred_at, data from outbox where type = 'law.released' order by id`;
    for (const { eventId, occurredAt, data } of events) {
      await ctx.tx((tx) => notifyLawReleased.notify(tx, { id: eventId, data, occurredAt } as never));
    }
    const items = await sql<{ payload: never }[]>`
      select payload from work_items where kind = 'tell-law-readers' order by id`;
    for (const { payload } of items) {
      await tellLawReadersWork.run(ctx, payload, {
        attempt: 1,
        signal: new AbortController().signal,
        progress: () => Promise.resolve(),
      });
    }
    const told = await sql<{ link: string; userCode: string }[]>`
      select m.link, u.user_code from messages m join users u on u.id = m.user_id where m.kind = 'law-new'`;
    const of = (law: number) =>
      told.filter(({ link }) => link === `Laws?id=${law}`).map((one) => one.userCode);
    assert.ok(of(id).includes("store-technician") && of(id).includes("factory-manager"));
    assert.deepEqual(of(narrow), ["store-manager"]);
    assert.deepEqual(await numbers(reader), ["VX 1-2026"]);
    assert.deepEqual([await maySeeLaw(reader, String(narrow)), await maySeeLaw(engineer, String(narrow))], [
      false,
      true,
    ]);
    await assertRefused(readLaw(reader, narrow), "not-found");
    assert.equal(await maySeeLaw(reader, String(id)), true);
    const assignments = [{ role: "some", market: null, org: null, rights: new Set<Right>() }];
    const stranger = { ...reader, actor: { ...personOf(reader), assignments } };
    assert.equal(await maySeeLaw(stranger, String(id)), false);
  });

  await t.step("takes effect by the clock on its day, not before", async () => {
    await settleLaws(ctx);
    assert.equal((await readLaw(reader, id)).state, "new");
    portal.pass(24 * 60);
    // 2026-03-11 08:00 in UTC is no day on which it is in force anywhere.
    await settleLaws(ctx);
    assert.equal((await readLaw(reader, id)).state, "new");
    portal.pass(9 * 60);
    // 01:00 of the twelfth in Shanghai.
    await settleLaws(ctx);
    const law = await readLaw(reader, id);
    assert.deepEqual([law.state, law.effectiveOn, law.version], ["effective", "2026-03-12", 2]);
    assert.deepEqual(law.steps.map(({ action, by }) => [action, by === null]), [
      ["add", false],
      ["enforce", true],
    ]);
    await settleLaws(ctx);
    assert.equal((await readLaw(reader, id)).version, 2);
  });

  await t.step("is changed while it is in force, and not deleted", async () => {
    const changed = await changeLaw(engineer, { id, version: 2 }, {
      values: { summaries: { en_US: "Replaces VX 3." }, replaces: [] },
    });
    assert.equal(changed.summary, "Replaces VX 3.");
    assert.equal(changed.title, "制动液");
    await assertRefused(changeLaw(engineer, { id, version: 2 }, { values: {} }), "state-changed");
    const kept = await assertRefused(deleteLaw(engineer, { id, version: 3 }), "law-effective-kept");
    assert.deepEqual(said(kept), [
      "现行法规标准不能删除，请先废止。",
      "Effective legal standards cannot be deleted. Abolish this one first.",
    ]);
    await assertRefused(enforceLaw(manager, { id, version: 3 }), "law-effective");
  });

  await t.step("is abolished with a reason, and then neither changed nor deleted", async () => {
    await assertRefused(abolishLaw(engineer, { id, version: 3, reason: "x" }), "no-right");
    await assertRefused(abolishLaw(manager, { id, version: 3, reason: " " }), "law-reason-needed");
    const law = await abolishLaw(manager, { id, version: 3, reason: "被替代" });
    assert.deepEqual([law.state, law.abolishedOn], ["abolished", "2026-03-12"]);
    const refusal = await assertRefused(
      changeLaw(engineer, { id, version: 4 }, { values: {} }),
      "law-repealed",
    );
    assert.deepEqual(said(refusal), ["废止项不允许编辑", "Repeal item is not allowed to edit"]);
    await assertRefused(deleteLaw(engineer, { id, version: 4 }), "law-abolished-kept");
    assert.deepEqual(law.actions.filter(({ refused }) => refused === null), []);
  });

  await t.step(
    "is put into effect by hand before its day; one that never was is deleted and its number free",
    async () => {
      const later = await addLaw(engineer, {
        values: { ...VALUES, number: "VX 4", effectiveOn: "2027-01-01", replaces: [String(id)] },
      });
      assert.deepEqual((await readLaw(reader, id)).replacedBy.map(({ number }) => number), ["VX 4"]);
      const groups = await readConnections(reader, { kind: "law", id: "VX 4" }, null);
      assert.deepEqual(groups.map(({ kind, connections }) => [kind, connections.map(({ code }) => code)]), [
        ["law", ["VX 1-2026"]],
      ]);
      const now = await enforceLaw(manager, { id: later.id, version: 1 });
      assert.deepEqual([now.state, now.effectiveOn], ["effective", "2026-03-12"]);
      const never = await addLaw(engineer, {
        values: { ...VALUES, number: "VX 5", effectiveOn: "2027-01-01" },
      });
      await deleteLaw(engineer, { id: never.id, version: 1 });
      await assertRefused(readLaw(overseas, never.id), "not-found");
      await addLaw(engineer, { values: { ...VALUES, number: "VX 5", effectiveOn: "2027-01-01" } });
      assert.deepEqual(await numbers(reader, { state: "effective" }), ["VX 4"]);
    },
  );

  await t.step("ends by the clock on the day that was set", async () => {
    const ending = await addLaw(engineer, {
      values: { ...VALUES, number: "VX 6", effectiveOn: "2026-03-10", abolishedOn: "2026-03-20" },
    });
    await settleLaws(ctx);
    assert.equal((await readLaw(reader, ending.id)).state, "effective");
    portal.pass(9 * 24 * 60);
    await settleLaws(ctx);
    assert.equal((await readLaw(reader, ending.id)).state, "abolished");
    const events = await sql`select type from outbox where data ->> 'lawId' = ${
      String(ending.id)
    } order by id`;
    assert.deepEqual(events.map(({ type }) => type), ["law.released", "law.released", "law.revoked"]);
  });
});
