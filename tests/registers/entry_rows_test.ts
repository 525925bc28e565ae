import assert from "node:assert/strict";
import { readXlsx } from "hucre/xlsx";
import { decodeForm } from "@/edge/form_decode.ts";
import { registerCalls } from "@/engines/registers/calls.ts";
import {
  code,
  defineRegister,
  type Field,
  type Register,
  rows,
  withRight,
} from "@/engines/registers/declare.ts";
import { deleteEntries, restoreEntries } from "@/engines/registers/delete_entries.ts";
import { registerExport } from "@/engines/registers/exports.ts";
import { importEntries } from "@/engines/registers/import_entries.ts";
import { importTemplate } from "@/engines/registers/import_template.ts";
import { readEntry } from "@/engines/registers/read_entries.ts";
import { REGISTERS } from "@/engines/registers/registers.ts";
import { addEntry, changeEntry } from "@/engines/registers/write_entry.ts";
import { describeChange } from "@/services/logs/describe_change.ts";
import { z } from "zod";
import "@/domains.ts";
import { demoDatabase } from "../demo_portal.ts";
import { refusalOf } from "../refusal_of.ts";
import { holderWith } from "./world/lift_world.ts";
import { planRegister } from "./world/plan_register.ts";
import { layPlans } from "./world/plan_world.ts";

const db = await demoDatabase();
Deno.test.afterAll(async () => await db[Symbol.asyncDispose]());
await layPlans(db.sql);
(REGISTERS.all as Register[]).push(planRegister);
const keeper = await holderWith(
  db.sql,
  ["view", "add", "edit", "delete", "import"].map((action) => `LiftPlan:${action}`),
);

const plan = async (code: string) => (await readEntry(keeper, planRegister, code))!;
const stepsOf = async (code: string) => (await plan(code)).values.steps;
const told = async (change: Promise<unknown>) =>
  (await refusalOf(change))?.fields.map(({ field, rule }) => `${field} ${rule}`);
const names = { en_US: "Plan" };
const step = (code: string, what = `do ${code}`) => ({ step: code, what });

Deno.test("an entry is added with its rows, which are read in their order with an id", async () => {
  const added = await addEntry(keeper, planRegister, {
    code: "P1",
    names,
    steps: [
      { step: " B ", what: "look", minutes: 5, torque: "7", side: "left", since: "2026-03-01", photo: true },
      { step: "A", what: "listen", side: null },
    ],
  });
  const [first, second] = added.values.steps;
  assert.match(first!.id!, /^\d+$/);
  assert.deepEqual({ ...first, id: "" }, {
    ...{
      id: "",
      step: "B",
      what: "look",
      minutes: 5,
      torque: "7.0",
      side: "left",
      since: "2026-03-01",
      photo: true,
    },
  });
  assert.deepEqual({ ...second, id: "" }, {
    ...{
      id: "",
      step: "A",
      what: "listen",
      minutes: null,
      torque: null,
      side: null,
      since: null,
      photo: false,
    },
  });
  assert.equal(added.labels.steps, "2 rows");
});

Deno.test("rows are changed, moved, removed and added in one change; the others keep their id", async () => {
  const { version, values } = await addEntry(keeper, planRegister, {
    code: "P2",
    names,
    steps: [step("A"), step("B"), step("C")],
  });
  const [a, b, c] = values.steps;
  const changed = await changeEntry(keeper, planRegister, "P2", version, {
    steps: [{ id: c!.id }, { id: a!.id, minutes: 9 }, step("D")],
  });
  assert.equal(changed.version, version + 1);
  assert.deepEqual(
    changed.values.steps.map(({ id, step, minutes }) => [id, step, minutes]),
    [[c!.id, "C", null], [a!.id, "A", 9], [changed.values.steps[2]!.id, "D", null]],
  );
  assert.ok(!changed.values.steps.some(({ id }) => id === b!.id));
  const again = changed.values.steps;
  const same = await changeEntry(keeper, planRegister, "P2", changed.version, { steps: again });
  assert.equal(same.version, changed.version, "nothing changed, nothing written");
  const stays = await changeEntry(keeper, planRegister, "P2", changed.version, { names: { en_US: "Other" } });
  assert.deepEqual(stays.values.steps, again, "rows that are not given stay");
  const stale = await refusalOf(changeEntry(keeper, planRegister, "P2", version, { steps: [] }));
  assert.equal(stale?.key, "state-changed");
  assert.equal((await stepsOf("P2")).length, 3);
  const none = await changeEntry(keeper, planRegister, "P2", stays.version, { steps: [] });
  assert.deepEqual(none.values.steps, []);
});

Deno.test("what breaks a rule is refused by row and member, and nothing is written", async () => {
  const { version, values } = await addEntry(keeper, planRegister, { code: "P3", names, steps: [step("A")] });
  const change = (steps: never) => told(changeEntry(keeper, planRegister, "P3", version, { steps }));
  const tried = [
    [[step("A"), { step: "B" }], ["steps.1.what field-required"]],
    [[{ ...step("A"), minutes: 900 }], ["steps.0.minutes rule.too_big"]],
    [[{ ...step("A"), since: "soon" }], ["steps.0.since rule.day"]],
    [[{ ...step("A"), side: "top" }], ["steps.0.side rule.invalid_value"]],
    [[step("A"), step("B"), step("A")], ["steps.2.step duplicate"]],
    [[{ id: "999999", ...step("A") }], ["steps.0.id choice-unknown"]],
    [[{ ...step("A"), colour: "red" }], ["steps.0.colour rule.unrecognized_keys"]],
    [["A"], ["steps.0 rule.invalid_type"]],
    ["A", ["steps rule.invalid_type"]],
    ["ABCDE".split("").map((one) => step(one)), ["steps rule.too_big"]],
  ] as const;
  for (const [steps, refused] of tried) assert.deepEqual(await change(steps as never), refused);
  const other = (await stepsOf("P1"))[0]!;
  assert.deepEqual(
    await change([{ id: other.id, what: "x" }] as never),
    ["steps.0.id choice-unknown", "steps.0.step field-required"],
    "a row of another entry is none of this one",
  );
  assert.deepEqual(await stepsOf("P3"), values.steps);
});

Deno.test("the log says row by row and member by member what differs", async () => {
  const { version, values } = await addEntry(keeper, planRegister, {
    code: "P4",
    names,
    steps: [step("A"), step("B")],
  });
  const [a, b] = values.steps;
  await changeEntry(keeper, planRegister, "P4", version, { steps: [{ ...b, side: "right" }, a!] });
  const [line] = await db.sql<{ before: unknown; after: unknown }[]>`
    select before, after from operation_log
    where subject_kind = 'LiftPlan' and subject_id = 'P4' and operation = 'changeLiftPlan'`;
  const said = describeChange(keeper, "LiftPlan", line!.before, line!.after);
  assert.deepEqual(said.map(({ name, before, after }) => [name, before, after]), [
    ["tools.plan.steps, row 2: Row", "1", "2"],
    ["tools.plan.steps, row 1: Row", "2", "1"],
    ["tools.plan.steps, row 1: tools.plan.steps_side", null, "tools.plan.steps_side_right"],
  ]);
});

Deno.test("an entry that is deleted and put back, or taken up again, has the rows that belong to it", async () => {
  const added = await addEntry(keeper, planRegister, { code: "P5", names, steps: [step("A")] });
  await deleteEntries(keeper, planRegister, [added]);
  await restoreEntries(keeper, planRegister, ["P5"]);
  assert.deepEqual(await stepsOf("P5"), added.values.steps);
  await deleteEntries(keeper, planRegister, [await plan("P5")]);
  await addEntry(keeper, planRegister, { code: "P5", names, steps: [step("Z")] });
  assert.deepEqual((await stepsOf("P5")).map(({ step }) => step), ["Z"]);
});

Deno.test("a form posts rows by name, and the empty one at their end is none", async () => {
  const change = registerCalls(planRegister).find(({ operationId }) => operationId === "addLiftPlan")!;
  const input = change.input as z.ZodObject;
  const posted = new URLSearchParams({
    code: "P6",
    "names.en_US": "Plan",
    "steps.0.id": "",
    "steps.0.step": "A",
    "steps.0.what": "look",
    "steps.0.minutes": "12",
    "steps.0.photo": "true",
    "steps.1.id": "",
    "steps.1.step": "",
    "steps.1.what": "",
    "steps.1.minutes": "",
    "steps.1.side": "",
  });
  const given = input.parse(decodeForm(posted, input, true));
  const entry = await change.run(keeper, given, { isForm: true } as never);
  assert.ok(change.output.safeParse(entry).success, "it answers as it is documented");
  const steps = await stepsOf("P6");
  assert.deepEqual(steps.map(({ step, minutes, photo }) => [step, minutes, photo]), [["A", 12, true]]);
  const json = input.safeParse({ code: "P7", names, steps: [{ step: "A!", what: "x" }] });
  assert.deepEqual(json.error?.issues[0]?.path, ["steps", 0, "step"]);
});

Deno.test("a sheet says the rows in one cell, and an import leaves them as they are", async () => {
  const sheet = registerExport(planRegister);
  const { records } = await sheet.open(keeper, sheet.filter.parse({ keyword: "P1" }));
  const [entry] = await Array.fromAsync(records);
  assert.equal(
    sheet.cells(keeper, entry!).steps,
    "B | look | 5 | 7.0 | tools.plan.steps_side_left | 2026-03-01 | Yes\nA | listen |  |  |  |  | No",
  );
  const heads = (await readXlsx(await importTemplate(keeper, planRegister))).sheets[0]!.rows[0]!;
  assert.ok(!heads.join().includes("steps"));
  const before = await stepsOf("P1");
  const rows = [{ code: "P1", "names.en_US": "Imported", steps: "A" }];
  assert.equal((await importEntries(keeper, planRegister, { rows }, { mode: "change" })).changed, 1);
  assert.equal((await plan("P1")).values.names.en_US, "Imported");
  assert.deepEqual(await stepsOf("P1"), before);
});

Deno.test("rows are not given to many entries at once, and ask for a right as a whole", () => {
  const declared = {
    route: "T",
    path: "/t",
    noun: ["T", "Ts"],
    texts: "t",
    table: "t",
    key: "code",
  } as const;
  const of = { table: "t_rows", own: "t_code" };
  const wrong = (steps: Field) => () =>
    registerCalls(defineRegister({ ...declared, fields: { code: code(), steps } }));
  assert.throws(wrong(rows({ step: code() }, of, { batch: true })), /cannot be given to many/);
  assert.throws(wrong(rows({ step: withRight("T:step", code()) }, of)), /right as a whole/);
});
