import assert from "node:assert/strict";
import { sentenceOf } from "@/kernel/refusals/sentence_of.ts";
import type { Refusal } from "@/kernel/refusals/refuse.ts";
import type { Lang } from "@/kernel/texts/languages.ts";
import { readClaimFigures } from "@/services/claims/claim_figures.ts";
import { claimHints } from "@/services/claims/claim_hints.ts";
import { claimedVehicle } from "@/services/claims/claimed_vehicle.ts";
import { saveDraft } from "@/engines/documents/save_draft.ts";
import { claimDocument } from "@/services/claims/claim_document.ts";
import { pushClaim } from "@/services/claims/push/push_claim.ts";
import { takeFromJob } from "@/services/claims/take_from_job.ts";
import { warrantyRegister } from "@/services/claims/warranty/warranty_register.ts";
import { fillRegister } from "@/engines/registers/fill_register.ts";
import { addToCart } from "@/services/orders/change_cart.ts";
import { refusalOf } from "../refusal_of.ts";
import { openClaims, otherStore } from "./people.ts";

Deno.test("what is refused of a claim is told in Chinese and in English", async (t) => {
  await using portal = await openClaims();
  const { technician, sql, draft, act, now } = portal;
  const push = async (id: number, ctx = technician) =>
    await pushClaim(ctx, { id, version: (await now(id)).version });
  const in_ = (lang: Lang) => portal.ctxWith({ actor: technician.actor, lang });
  /** Its sentences by field in both languages. */
  const told = (refusal: Refusal | null) =>
    refusal!.fields.map(({ field, rule, params }) =>
      (["zh_CN", "en_US"] as const).map((lang) => {
        const { t } = in_(lang);
        return `${field}: ${t(rule.startsWith("rule.") ? rule : `refusal.${rule}`, params ?? {})}`;
      })
    );

  await t.step("days that cannot follow each other, as soon as they are saved", async () => {
    const CASES = [
      [
        { saleDate: "2025-01-09" },
        "saleDate: 销售日期不能早于生产日期。",
        "saleDate: The sale date cannot be earlier than the production date.",
      ],
      [
        { faultDate: "2025-01-09", saleDate: null },
        "faultDate: 故障日期不能早于生产日期。",
        "faultDate: The fault date cannot be earlier than the production date.",
      ],
      [
        { faultDate: "2025-02-19" },
        "faultDate: 故障日期不能早于销售日期。",
        "faultDate: The fault date cannot be earlier than the sale date.",
      ],
      [
        { repairDate: "2026-03-01" },
        "repairDate: 维修日期不能早于故障日期。",
        "repairDate: The repair date cannot be earlier than the fault date.",
      ],
      [
        { repairDate: "2099-01-01" },
        "repairDate: 日期不能晚于今天。",
        "repairDate: The date cannot be in the future.",
      ],
    ] as const;
    const { id } = await draft();
    for (const [values, zh, en] of CASES) {
      const { revision, version } = await now(id);
      const refusal = await refusalOf(
        saveDraft(technician, claimDocument, { id, revision, version, values: { ...values } }),
      );
      assert.deepEqual(told(refusal), [[zh, en]]);
    }
  });

  await t.step("all that a submission lacks or has wrong", async () => {
    const { id } = await draft(technician, {
      labor: [{ laborTimeCode: "99-0001" }],
      parts: [{ partCode: "999", partNum: 1 }, { partCode: "34116874380", partNum: 2, causal: true }, {
        partCode: "17116880420",
        partNum: 1,
        causal: true,
        remark: "x",
      }],
    });
    const refusal = await refusalOf(act(technician, id, "submit"));
    assert.deepEqual(told(refusal).filter(([zh]) => !zh!.includes("不适用于")), [
      [
        "labor.0.laborTimeCode: 没有已发布的工时项目 99-0001。请选择其他代码。",
        "labor.0.laborTimeCode: There is no released labor operation 99-0001. Choose another code.",
      ],
      ["parts.0.partCode: 备件号 999 不存在。", "parts.0.partCode: Part number 999 does not exist."],
      ["parts: 请勾选且只勾选一个故障件。", "parts: Check exactly one part as the causal part."],
    ]);
    const unknown = await draft(technician, { vin: "LTSAAAAA0NS000000", productionDate: "2025-01-10" });
    assert.deepEqual(
      told(await refusalOf(act(technician, unknown.id, "submit"))).filter(([zh]) => zh!.startsWith("vin")),
      [[
        "vin: VIN LTSAAAAA0NS000000 不存在，或不在生产数据库中。",
        "vin: VIN LTSAAAAA0NS000000 does not exist, or is not in the production database.",
      ]],
    );
    const bare = await draft(technician, { faultCause: null, parts: [], mileage: null });
    assert.deepEqual(
      (await refusalOf(act(technician, bare.id, "submit")))!.fields.map(({ field, rule }) =>
        `${field} ${rule}`
      ),
      [
        "mileage field-required",
        "faultCause field-required",
        "parts field-required",
      ],
    );
  });

  await t.step("what the rules that hold forbid", async () => {
    const submitted = await draft();
    await act(technician, submitted.id, "submit");
    const failed = await draft();
    await act(technician, failed.id, "submit");
    await act(portal.approvers[0], failed.id, "fail", "磨损件");
    const discarded = await draft();
    await act(technician, discarded.id, "abandon");
    const published = await portal.passed();
    await act(portal.manager, published, "release");
    const open = await draft();
    const [first] = portal.approvers;
    const TABLE: readonly (readonly [work: () => Promise<unknown>, zh: string, en: string])[] = [
      [
        () => act(technician, submitted.id, "submit"),
        "已提交的内容不能重复提交。",
        "It has been submitted and cannot be resubmitted.",
      ],
      [
        () => act(technician, submitted.id, "delete"),
        "已提交过的内容不能删除，可以作废。",
        "Submitted documents cannot be deleted. Discard this one instead.",
      ],
      [
        () => act(technician, failed.id, "submit"),
        "审批未通过的内容不能再次提交；如需继续，请复制后修改。",
        "A document that did not pass approval cannot be resubmitted. Copy it to continue.",
      ],
      [
        () => act(technician, published, "abandon"),
        "只能作废未发布的数据。",
        "Only unpublished data can be discarded.",
      ],
      [
        () => act(technician, published, "delete"),
        "已发布的内容不能删除，请先撤回发布。",
        "Published items cannot be deleted. Revoke the publication first.",
      ],
      [
        () => act(first, discarded.id, "pass"),
        "已作废的内容不能审批。",
        "Discarded items cannot be approved.",
      ],
      [
        () => act(first, open.id, "pass"),
        "未提交的内容不能审批。",
        "Documents that have not been submitted cannot be approved.",
      ],
      [
        () => act(first, published, "pass"),
        "已发布的内容不能再次审批。",
        "Published items cannot be approved again.",
      ],
      [
        () => act(portal.manager, submitted.id, "release"),
        "审批通过后才能发布。",
        "It must be approved before it can be published.",
      ],
      [
        () => act(technician, submitted.id, "pass"),
        "您没有执行此操作的权限。",
        "You do not have permission to do this.",
      ],
      [
        () => draft(portal.admin),
        "索赔由服务店填写。请以服务店用户登录。",
        "Claims are written by service stores. Log in as a user of a store.",
      ],
      [
        () => push(published, portal.manager),
        "只有服务店用户可以推送到经销商管理系统。",
        "Only users of a service store can push to the dealer management system.",
      ],
      [
        () => push(submitted.id),
        "三个部门均通过后才能推送。",
        "It can be pushed once all three departments have passed it.",
      ],
    ];
    for (const [work, zh, en] of TABLE) {
      const refusal = (await refusalOf(work()))!;
      assert.deepEqual([sentenceOf(in_("zh_CN"), refusal), sentenceOf(in_("en_US"), refusal)], [zh, en]);
    }
  });

  await t.step("and what is only told: warranty and possible duplicates", async () => {
    await fillRegister(portal.admin, warrantyRegister, [
      { months: 12, km: 30_000 },
      { seriesCode: "N1", months: 24, km: 20_000 },
    ]);
    const asked = {
      vehicle: await claimedVehicle(technician, "LVHRU1838N5000123"),
      marketCode: null,
      saleDate: null,
    };
    const hint = async (lang: Lang, mileage: number, faultDate = "2026-03-02") =>
      (await claimHints(in_(lang), {
        ...asked,
        mileage,
        faultDate,
        repairDate: "2026-03-04",
        causalPart: null,
      })).warranty;
    assert.equal((await hint("zh_CN", 19_000))!.isWithin, true);
    assert.match(
      (await hint("en_US", 21_300))!.text,
      /Out of warranty by mileage: 20,000.km; the vehicle has 21,300.km/,
    );
    assert.match((await hint("en_US", 100, "2027-02-20"))!.text, /Out of warranty by time: 24 months/);
    const once = {
      vin: "LVHRU1838N5000123",
      labor: [],
      parts: [],
      causalPart: "1711 6880 420",
      repairDate: "2026-03-04",
    };
    const mine = await readClaimFigures(technician, once);
    assert.ok(mine.duplicates!.seen.length > 0);
    const theirs = await readClaimFigures(await otherStore(portal), once);
    assert.deepEqual(theirs.duplicates!.seen, []);
    assert.match(theirs.duplicates!.text, /其他服务店/);
    assert.equal(
      (await readClaimFigures(technician, { ...once, repairDate: "2026-03-05" })).duplicates,
      null,
    );
  });

  await t.step(
    "prices are those of the store's list on the day of the repair, and work counts once",
    async () => {
      const { values } = await draft(technician, {
        labor: [{ laborTimeCode: "34-0520" }, { laborTimeCode: "34-0521" }, { laborTimeCode: "34-0600" }],
        parts: [{ partCode: "17116880420", partNum: 2, causal: true }, {
          partCode: "34116874380",
          partNum: 3,
        }],
      });
      assert.deepEqual(values.labor.map(({ minutes, chargedMinutes }) => [minutes, chargedMinutes]), [
        [70, 70],
        [25, 0],
        [17, 17],
      ]);
      assert.deepEqual(values.parts.map(({ price }) => price), ["199.95", "20.00"]);
      // 87 min of 137.77 an hour is 199.7665; parts are 399.90 and 60.00.
      assert.deepEqual(
        [values.workingMinutes, values.laborAmount, values.partsAmount, values.totalAmount, values.currency],
        [87, "199.77", "459.90", "659.67", "CNY"],
      );
      const before = await draft(technician, { repairDate: "2026-03-02" });
      assert.equal(before.values.parts[0]!.price, "188.40");
      assert.deepEqual([before.values.seriesCode, before.values.productionDate, before.values.saleDate], [
        "N1",
        "2025-01-10",
        "2025-02-20",
      ]);
    },
  );

  await t.step("parts of the current job come into a draft once", async () => {
    const { id } = await draft(technician, { parts: [] });
    await addToCart(technician, { partNumber: "34116874380", quantity: 4, confirmFit: true } as never);
    const take = async () => {
      const { revision, version } = await now(id);
      return await takeFromJob(technician, { id, revision, version });
    };
    assert.deepEqual(await take(), { parts: 1, labor: 0 });
    assert.deepEqual((await now(id)).values.parts.map(({ partCode, partNum }) => [partCode, partNum]), [[
      "3411 6874 380",
      4,
    ]]);
    assert.equal((await refusalOf(take()))!.key, "claim-job-empty");
    await sql`delete from job_labor`;
  });
});
