import assert from "node:assert/strict";
import fc from "fast-check";
import { quoteDue } from "@/components/orders/papers/quote_due.ts";
import { copyJob } from "@/services/orders/jobs/change_jobs.ts";
import { currentJobId } from "@/services/orders/jobs/current.ts";
import { addJobLabor, hourlyRate, laborOfJob, removeJobLabor } from "@/services/orders/labor/job_labor.ts";
import { laborAmount } from "@/services/orders/labor/labor_amount.ts";
import { quotePaper, quoteWish } from "@/services/orders/papers/quote.ts";
import { sumOf } from "@/services/orders/review/exact_money.ts";
import { textsOf } from "../files/texts_of_pdf.ts";
import { assertRefused } from "../refusal_of.ts";
import { openLabor, releasedItem } from "./people.ts";

Deno.test("labor items of a job", async (t) => {
  await using portal = await openLabor();
  const technician = await portal.as("store-technician");
  await releasedItem(portal, { steps: [{ stepId: "S1" }] }, "34-3001");
  await releasedItem(portal, { contains: ["34-3001"] }, "34-3002");
  const stopped = await releasedItem(portal, {}, "34-3003");
  await portal.act(portal.manager, stopped, "stop");
  const charged = async () =>
    (await laborOfJob(technician, await currentJobId(technician))).map((
      one,
    ) => [one.code, one.chargedSeconds]);

  await t.step("are taken once each, and what one contains is charged with it", async () => {
    await addJobLabor(technician, { laborTimeCode: "34-3001" });
    assert.deepEqual(await charged(), [["34-3001", 300]]);
    await addJobLabor(technician, { laborTimeCode: " 34-3002" });
    await addJobLabor(technician, { laborTimeCode: "34-3001" });
    assert.deepEqual(await charged(), [["34-3001", 0], ["34-3002", 1500]]);
  });

  await t.step("are released and in force", async () => {
    await assertRefused(addJobLabor(technician, { laborTimeCode: "34-3999" }), "labor-unknown");
    await assertRefused(addJobLabor(technician, { laborTimeCode: "34-3003" }), "labor-out-of-force");
    await assertRefused(addJobLabor(technician, { laborTimeCode: "34-3001", job: 9999 }), "job-not-current");
  });

  await t.step("stand on the quote with the price of an hour, which the store keeps", async () => {
    const wish = { customer: "Chen Wei", lang: "en_US" };
    await assertRefused(quotePaper(technician, quoteWish.parse(wish)), "quote-rate-missing");
    assert.equal(await hourlyRate(technician), null);
    const { bytes } = await quotePaper(technician, quoteWish.parse({ ...wish, hourlyRate: "180,50" }));
    const [text] = await textsOf(bytes);
    for (const said of ["34-3001", "34-3002", "0.42 h", "0.00 h", "75.81"]) {
      assert.ok(text!.includes(said), said);
    }
    assert.equal(await hourlyRate(technician), "180.50");
  });

  await t.step("go along when a job is copied, and are taken out one by one", async () => {
    await copyJob(technician, (await currentJobId(technician))!);
    assert.deepEqual(await charged(), [["34-3001", 0], ["34-3002", 1500]]);
    await removeJobLabor(technician, { laborTimeCode: "34-3002" });
    assert.deepEqual(await charged(), [["34-3001", 300]]);
  });
});

Deno.test("the total that is told while a quote is typed is that of its paper, labor too", () => {
  const hours = fc.integer({ min: 0, max: 99_999 }).map((value) => (value / 100).toFixed(2));
  const rate = fc.integer({ min: 1, max: 99_999 }).map((value) => (value / 100).toFixed(2));
  fc.assert(fc.property(fc.array(hours, { maxLength: 8 }), rate, (all, price) => {
    const told = quoteDue([], {
      basis: "list",
      marginPercent: "",
      priceOf: () => undefined,
      labor: { hours: all, rate: price },
      vatPercent: null,
    });
    assert.equal(told, sumOf(all.map((one) => laborAmount(one, price))));
  }));
});
