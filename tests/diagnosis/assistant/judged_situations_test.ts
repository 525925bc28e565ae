import "@/domains.ts";
import assert from "node:assert/strict";
import { v7 as uuid } from "uuid";
import { CALLS } from "@/engines/calls/known_calls.ts";
import { loadUser } from "@/kernel/access/load_user.ts";
import { PAGES } from "@/kernel/access/pages.ts";
import { makeCtx } from "@/kernel/ctx.ts";
import { shippedTexts } from "@/kernel/texts/shipped_texts.ts";
import { findCauses } from "@/services/diagnosis/assistant/find_causes.ts";
import { situation } from "@/services/diagnosis/assistant/types.ts";
import { rightsCatalogue } from "@/services/roles/rights_catalogue.ts";
import { syncRights } from "@/services/roles/sync_rights.ts";
import { demoDatabase } from "../../demo_portal.ts";
import { SITUATIONS } from "./situations.ts";

/** At least so many of the situations must have the right cause among the first three. */
const AIM = 0.8, AMONG = 3;

Deno.test("the right cause is among the first three for four situations of five, and what is checked changes the order", async (t) => {
  await using db = await demoDatabase();
  const dictionaries = await shippedTexts();
  const bare = makeCtx({ pool: db.sql, dictionaries }, uuid);
  await syncRights(bare, rightsCatalogue(PAGES.all, CALLS.all), dictionaries);
  const actor = (await loadUser(bare, "factory-engineer"))!;
  const ctx = makeCtx({ pool: db.sql, dictionaries, actor, lang: "en_US" }, uuid);

  await t.step("of those written by hand", async () => {
    assert.ok(SITUATIONS.length >= 40);
    const missed: string[] = [];
    for (const { shows, wrong } of SITUATIONS) {
      const { causes } = await findCauses(ctx, situation.parse(shows));
      const told = causes.slice(0, AMONG).map(({ title, evidence }) =>
        [title, ...evidence.map((one) => one.title)].join(" | ")
      );
      if (!told.some((one) => one.includes(wrong))) {
        missed.push(`${shows.complaint} ${shows.dtc} -> ${told.join(" // ") || "nothing"}, not ${wrong}`);
      }
    }
    const hits = 1 - missed.length / SITUATIONS.length;
    console.log(
      `${SITUATIONS.length} situations, ${
        (hits * 100).toFixed(1)
      } % with the right cause among the first ${AMONG}`,
    );
    if (missed.length > 0) console.log(missed.join("\n"));
    assert.ok(hits >= AIM, missed.join("\n"));
  });

  await t.step("each cause has evidence that can be opened, and counts what there is", async () => {
    const { causes, dtcs } = await findCauses(ctx, situation.parse({ dtc: "P0A0D" }));
    assert.equal(dtcs[0]!.name, "High voltage system interlock circuit high");
    assert.ok(causes.length >= 3);
    for (const { evidence, counts } of causes) {
      assert.ok(evidence.length > 0 && evidence.every(({ link, reason }) => link !== "" && reason !== ""));
      assert.equal(Object.values(counts).reduce((sum, one) => sum + one, 0) >= evidence.length, true);
    }
    const [first] = causes;
    assert.ok(first!.fixes[0]!.parts.every(({ link }) => link.length > 0));
    assert.deepEqual([first!.counts.case, first!.evidence[0]!.source], [2, "case"]);
  });

  await t.step("a check that finds nothing takes its cause back, and is not asked again", async () => {
    const asked = situation.parse({ dtc: ["P0A0D"] });
    const before = await findCauses(ctx, asked);
    const next = before.next!;
    assert.ok(before.causes[0]!.checks.some(({ key }) => key === next.key));
    const after = await findCauses(ctx, { ...asked, not: [next.key] });
    assert.notEqual(after.causes[0]!.title, before.causes[0]!.title);
    assert.notEqual(after.next?.key, next.key);
    const so = await findCauses(ctx, { ...asked, so: [next.key] });
    assert.equal(so.causes[0]!.title, before.causes[0]!.title);
  });
});
