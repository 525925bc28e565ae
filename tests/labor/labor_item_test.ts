import assert from "node:assert/strict";
import { documentLists } from "@/engines/documents/document_lists.ts";
import { saveDraft } from "@/engines/documents/save_draft.ts";
import { readList } from "@/engines/lists/read_list.ts";
import { deleteEntries } from "@/engines/registers/delete_entries.ts";
import { entriesOf } from "@/engines/registers/read_entries.ts";
import { laborBaseStepRegister } from "@/services/labor/base_step_register.ts";
import { bindFault, releaseFault } from "@/services/labor/faults/bind_fault.ts";
import { faultItemList } from "@/services/labor/faults/fault_item_list.ts";
import { laborDocument } from "@/services/labor/labor_document.ts";
import { laborByCodes, searchLabor } from "@/services/labor/released_labor.ts";
import { laborBrands, laborSeriesOf } from "@/services/labor/series_of_labor.ts";
import { readSteps } from "@/services/labor/steps/read_steps.ts";
import { assertRefused } from "../refusal_of.ts";
import { openLabor, releasedItem } from "./people.ts";

const PAGE = { pageNo: 1, pageSize: 50 };
const lists = documentLists(laborDocument);

Deno.test("a labor item", async (t) => {
  await using portal = await openLabor();
  const { sql, author, approver, manager, act, draft, now, seconds } = portal;
  const technician = await portal.as("store-technician");
  const save = async (id: number, values: Record<string, unknown>) => {
    const { revision, version } = await now(id);
    return await saveDraft(author, laborDocument, { id, revision, version, values });
  };

  await t.step("goes through approval and is released, with an event for each step", async () => {
    const { id } = await draft({ coefficient: "1.20", laborTimeFaultCode: ["34-WORN"] });
    assert.equal(await seconds(id), 1800);
    await act(author, id, "submit");
    await act(approver, id, "pass");
    await act(manager, id, "release");
    const rows = await sql<{ type: string; data: Record<string, unknown> }[]>`
      select type, data from outbox where topic = 'tis.labor.v1' and key = ${String(id)} order by id`;
    assert.deepEqual(rows.map(({ type }) => type), ["labor.submitted", "labor.verified", "labor.released"]);
    const { laborMinutes, coefficient, faultCodes, seriesCodes, library } = rows[2]!.data;
    assert.deepEqual({ laborMinutes, coefficient, faultCodes, seriesCodes, library }, {
      laborMinutes: 30,
      coefficient: "1.20",
      faultCodes: ["34-WORN"],
      seriesCodes: ["N1"],
      library: 1,
    });
  });

  await t.step("says in each empty cell what its base step says, and its own where it says so", async () => {
    const { id } = await draft({
      steps: [{ stepId: "s1", stepTime: "00:06:00" }, {
        actionName: "拆卸",
        stepTime: "00:00:30",
        workerNum: 3,
      }],
    });
    const item = await now(id);
    // A base step is known in either case, an action by its name in any language.
    assert.deepEqual(item.values.steps.map(({ stepId, actionName }) => [stepId, actionName]), [
      ["S1", null],
      [null, "RM"],
    ]);
    const { steps, time } = await readSteps(author, item, null);
    assert.deepEqual(
      steps.map(({ actionName, stepTime, workerNum, tool }) => [actionName, stepTime, workerNum, tool]),
      [
        ["拆卸车轮", "00:06:00", 1, "扳手"],
        ["拆卸", "00:00:30", 3, ""],
      ],
    );
    assert.deepEqual([time.elapsedSeconds, time.workSeconds], [390, 450]);
    assert.equal(await seconds(id), 450);
  });

  await t.step("is refused with a time that is not HH:MM:SS, by its row", async () => {
    const { id } = await draft();
    const refusal = await assertRefused(
      save(id, { steps: [{ stepId: "S1" }, { stepTime: "5:00" }] }),
      "invalid-input",
    );
    assert.deepEqual(refusal.fields.map(({ field, rule }) => [field, rule]), [[
      "steps.1.stepTime",
      "rule.time",
    ]]);
  });

  await t.step("is refused with a fault code that there is not: adding failed", async () => {
    const { id } = await draft();
    await assertRefused(save(id, { laborTimeFaultCode: ["34-WORN", "34-GONE"] }), "illegal-fault-code");
    assert.deepEqual((await now(id)).values.laborTimeFaultCode, []);
  });

  await t.step("cannot be submitted with a step that says nothing, or names what there is not", async () => {
    const { id } = await draft({
      steps: [
        { stepId: "S9" },
        { actionName: "检查" },
        { stepTime: "00:01:00" },
        { stepId: "S1", relativePart1: "0000 none" },
        { stepId: "S1", stepTime: "00:00:00" },
      ],
    });
    const refusal = await assertRefused(act(author, id, "submit"), "invalid-input");
    assert.deepEqual(refusal.fields.map(({ field, rule }) => [field, rule]), [
      ["steps.0.stepId", "labor-step-unknown"],
      ["steps.1.stepTime", "labor-step-no-time"],
      ["steps.2.actionName", "field-required"],
      ["steps.3.relativePart1", "part-unknown"],
      ["steps.4.stepTime", "labor-step-no-time"],
    ]);
  });

  await t.step("cannot be submitted with series of another brand", async () => {
    await sql`
      insert into series (code, brand_code, names, after_sale_type, energy_type, car_type, year_from, visible)
      select 'OTHER', b.code, '{}', s.after_sale_type, s.energy_type, s.car_type, s.year_from, 1
      from series s, brands b
      where s.code = 'N1' and b.code <> 'norda'
      limit 1`;
    const { id } = await draft({ seriesCodes: ["N1", "OTHER"] });
    const refusal = await assertRefused(act(author, id, "submit"), "invalid-input");
    assert.deepEqual(refusal.fields.map(({ field, rule }) => [field, rule]), [[
      "seriesCodes",
      "series-other-brand",
    ]]);
    await save(id, { seriesCodes: ["N1"] });
    await act(author, id, "submit");
  });

  await t.step("contains released items alone, and never itself by a detour", async () => {
    await releasedItem(portal, {}, "34-0900");
    await releasedItem(portal, { contains: ["34-0900"] }, "34-0901");
    const unknown = await draft({ contains: ["34-0999"] });
    await assertRefused(act(author, unknown.id, "submit"), "invalid-input");
    const revoked = await releasedItem(portal, {}, "34-0902");
    await act(manager, revoked, "revoke");
    const contains = await draft({ contains: ["34-0902"] });
    await assertRefused(act(author, contains.id, "submit"), "invalid-input");
    // The first one is prepared anew, with the second in it.
    const [{ id }] = await sql<[{ id: number }]>`select id::int as id from documents where code = '34-0900'`;
    await act(author, id, "revise");
    await save(id, { contains: ["34-0901"] });
    const refusal = await assertRefused(act(author, id, "submit"), "invalid-input");
    assert.deepEqual(refusal.fields.map(({ rule }) => rule), ["labor-contains-circle"]);
  });

  await t.step(
    "is found by readers by code, words, fault and series, and by nobody while it is a draft",
    async () => {
      await releasedItem(portal, { laborTimeFaultCode: ["34-NOIS"], dtcCodes: ["C0035"] }, "34-0700");
      await draft({ laborTimeFaultCode: ["34-NOIS"] }, { code: "34-0701" });
      const codes = async (filter: Record<string, string>) =>
        (await readList(technician, lists.reading, { ...PAGE, ...filter } as never)).records.map(({ code }) =>
          code
        );
      assert.deepEqual(await codes({ fault: "34-NOIS" }), ["34-0700"]);
      assert.deepEqual(await codes({ dtc: "c0035" }), ["34-0700"]);
      assert.deepEqual(await codes({ keyword: "34-0700" }), ["34-0700"]);
      assert.ok((await codes({ keyword: "制动片 磨损" })).includes("34-0700"));
      assert.deepEqual(await codes({ part: "34116888459" }), []);
      const { records, total } = await searchLabor(technician, {
        ...PAGE,
        keyword: "34-0700",
        seriesCode: "N1",
      });
      assert.deepEqual([total, records[0]!.laborTimeCode, records[0]!.laborTime, records[0]!.typeName], [
        1,
        "34-0700",
        "0.42",
        "更换",
      ]);
      assert.equal((await searchLabor(technician, { ...PAGE, seriesCode: "N2" })).total, 0);
      assert.deepEqual((await laborBrands(technician)).map(({ brandCode }) => brandCode), ["norda"]);
      assert.deepEqual((await laborSeriesOf(technician, "norda")).map(({ seriesCode }) => seriesCode), [
        "N1",
      ]);
      assert.deepEqual([...(await laborByCodes(technician, ["34-0700", "34-0701"])).keys()], ["34-0700"]);
    },
  );

  await t.step("is bound to fault codes by its own list, and not while it is released", async () => {
    const { id } = await draft({}, { code: "34-0600" });
    await bindFault(author, { laborTimeCode: "34-0600", faultCode: "34-worn" });
    await assertRefused(bindFault(author, { laborTimeCode: "34-0600", faultCode: "34-WORN" }), "duplicate");
    await assertRefused(
      bindFault(author, { laborTimeCode: "34-0600", faultCode: "34-GONE" }),
      "illegal-fault-code",
    );
    await assertRefused(
      bindFault(author, { laborTimeCode: "34-9999", faultCode: "34-WORN" }),
      "labor-unknown",
    );
    await assertRefused(
      bindFault(technician, { laborTimeCode: "34-0600", faultCode: "34-NOIS" }),
      "no-right",
    );
    const { records } = await readList(author, faultItemList, { ...PAGE, fault: "34-WORN" } as never);
    assert.ok(records.some(({ laborTimeCode }) => laborTimeCode === "34-0600"));
    await releaseFault(author, { laborTimeCode: "34-0600", faultCode: "34-WORN" });
    assert.deepEqual((await now(id)).values.laborTimeFaultCode, []);
    await assertRefused(
      bindFault(author, { laborTimeCode: "34-0700", faultCode: "34-WORN" }),
      "document-published-no-edit",
    );
  });

  await t.step("shows in the list of those who write it what it takes and where it was sent", async () => {
    const { records } = await readList(author, lists.working, { ...PAGE, step: "s2" } as never);
    assert.ok(records.length > 3);
    const none = await readList(author, lists.working, { ...PAGE, step: "S9" } as never);
    assert.deepEqual(none.records.map(({ stage }) => stage), ["draft"]);
  });

  await t.step("is not deleted from under it: its base step, action and fault code are used", async () => {
    const [entry] = await entriesOf(author, laborBaseStepRegister, ["S2"]);
    await assertRefused(
      deleteEntries(author, laborBaseStepRegister, [{ key: "S2", version: entry!.version }]),
      "item-used",
    );
  });
});
