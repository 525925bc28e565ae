import assert from "node:assert/strict";
import { diagnosisRun, KILLS } from "./diagnosis_run.ts";

Deno.test("whatever is killed in the middle of a diagnosis, what is said of it is true and it can go on", {
  sanitizeOps: false,
  sanitizeResources: false,
}, async () => {
  await diagnosisRun((kill, { outcomes, wrong }) => {
    const all = { scan: "done", plot: "done", clear: "done", routine: "done", update: "done" };
    assert.deepEqual({ kill, outcomes, wrong }, { kill, outcomes: { ...all, ...KILLS[kill] }, wrong: [] });
  });
});
