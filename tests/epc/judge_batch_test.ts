import assert from "node:assert/strict";
import { EPC_CALLS } from "@/services/epc/calls.ts";
import { judgeBatch } from "@/services/epc/fit/judge_batch.ts";
import { figure, openCatalogue, part, refusalOf, vehicle, vinOf } from "./catalogue_builder.ts";

Deno.test("a batch answers each part and line in its place, with the reason, an unknown number among them", async () => {
  await using catalogue = await openCatalogue();
  for (const number of ["A1", "B1", "C1"]) await part(catalogue, { number });
  await figure(catalogue, [
    { partNumber: "A1" },
    { partNumber: "B1", applicability: [{ optionsAll: ["HP1"] }] },
  ]);
  const vin = await vehicle(catalogue);
  const { answers, vin: whole } = await judgeBatch(catalogue.ctx, {
    vin: vin.slice(-8),
    questions: [
      { partNumber: "b 1" },
      { partNumber: "A1", figureCode: "34-11-02-C", callout: "1" },
      { partNumber: "NOPE" },
      { partNumber: "C1" },
    ],
  });
  assert.equal(whole, vin);
  assert.deepEqual(answers.map((one) => [one.partNumber, one.known, one.fit, one.reason]), [
    ["B1", true, "not", "only with heat pump"],
    ["A1", true, "fits", null],
    ["NOPE", false, "unknown", "No such part"],
    ["C1", true, "unknown", "no figure shows it"],
  ]);
});

Deno.test("five hundred lines are one statement of the decision, and one more is refused by the call", async () => {
  await using catalogue = await openCatalogue();
  await part(catalogue, { number: "A1" });
  await figure(catalogue, [{ partNumber: "A1" }]);
  const vin = await vehicle(catalogue);
  const questions = Array.from({ length: 500 }, () => ({ partNumber: "A1" }));
  const { answers } = await judgeBatch(catalogue.ctx, { vin, questions });
  assert.equal(answers.filter((one) => one.fit === "fits").length, 500);
  const call = EPC_CALLS.find((one) => one.operationId === "judgeFit")!;
  assert.equal(call.input.safeParse({ vin, questions }).success, true);
  assert.equal(call.input.safeParse({ vin, questions: [...questions, questions[0]] }).success, false);
  assert.equal(call.input.safeParse({ vin, questions: [] }).success, false);
});

Deno.test("a batch for a vehicle that is not known is refused as the look-up refuses it", async () => {
  await using catalogue = await openCatalogue();
  const refusal = await refusalOf(
    judgeBatch(catalogue.ctx, { vin: vinOf(9_999_999), questions: [{ partNumber: "A1" }] }),
  );
  assert.equal(refusal.key, "vin-unknown");
});
