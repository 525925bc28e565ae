import assert from "node:assert/strict";
import { renderToString } from "preact-render-to-string";
import { RegisterPage } from "@/components/registers/RegisterPage.tsx";
import { readRegisterPage } from "@/components/registers/read_register_page.ts";
import type { Flash } from "@/edge/flash.ts";
import type { State } from "@/edge/state.ts";
import { addEntry } from "@/engines/registers/write_entry.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import "@/domains.ts";
import { demoDatabase } from "../demo_portal.ts";
import { holderWith } from "./world/lift_world.ts";
import { planRegister } from "./world/plan_register.ts";
import { layPlans } from "./world/plan_world.ts";

const db = await demoDatabase();
Deno.test.afterAll(async () => await db[Symbol.asyncDispose]());
await layPlans(db.sql);
const keeper = await holderWith(db.sql, ["LiftPlan:view", "LiftPlan:add", "LiftPlan:edit"]);
const reader = await holderWith(db.sql, ["LiftPlan:view"]);
await addEntry(keeper, planRegister, {
  code: "P1",
  names: { en_US: "Plan" },
  steps: [{ step: "A", what: "look", minutes: 5, side: "left" }, { step: "B", what: "listen", photo: true }],
});

async function drawn(ctx: Ctx, query: string, flash: Flash | null = null): Promise<string> {
  const url = new URL(`http://portal.example/tis/LiftPlan?${query}`);
  const data = await readRegisterPage(planRegister, ctx, url);
  const state = { ctx, basePath: "/tis", flash } as unknown as State;
  return renderToString(<RegisterPage register={planRegister} data={data} state={state} />);
}

/** Values of the cells of a column, as the form holds them. */
const cells = (html: string, column: string) =>
  [...html.matchAll(/<input[^>]*>/g)].map(([tag]) => tag)
    .filter((tag) => new RegExp(`name="steps\\.\\d+\\.${column}"`).test(tag))
    .map((tag) => /value="([^"]*)"/.exec(tag)?.[1] ?? "");

Deno.test("the dialog has the rows with an empty one behind them, for who may change the entry", async () => {
  const html = await drawn(keeper, "entry=P1");
  assert.deepEqual(cells(html, "step"), ["A", "B", ""]);
  assert.deepEqual(cells(html, "minutes"), ["5", "", ""]);
  assert.ok(/<option[^>]*selected[^>]*value="left"|<option[^>]*value="left"[^>]*selected/.test(html));
  assert.ok(cells(html, "id").slice(0, 2).every((id) => /^\d+$/.test(id)));
});

Deno.test("a new entry that begins as another has its rows as rows of its own", async () => {
  const html = await drawn(keeper, "add=1&copy=P1");
  assert.deepEqual(cells(html, "step"), ["A", "B", ""]);
  assert.deepEqual(cells(html, "id"), ["", "", ""]);
});

Deno.test("who may only read sees them as a table, and the list their number", async () => {
  const html = await drawn(reader, "entry=P1&cols=code&cols=steps");
  assert.deepEqual(cells(html, "step"), []);
  assert.ok(html.includes(">listen</td>"));
  assert.ok(html.includes("2 rows"));
});

Deno.test("a refused form keeps the rows as they were typed, each with its refusal", async () => {
  const typed = {
    "steps.0.id": "",
    "steps.0.step": "X",
    "steps.0.what": "",
    "steps.1.id": "",
    "steps.1.step": "",
  };
  const errors = [{ field: "steps.0.what", rule: "field-required", message: "Say what" }];
  const flash = { kind: "refused", form: "register-entry", message: "", typed, errors } as unknown as Flash;
  const html = await drawn(keeper, "entry=P1", flash);
  assert.deepEqual(cells(html, "step"), ["X", ""]);
  assert.ok(html.includes('data-error-of="steps.0.what">Say what<'));
});
