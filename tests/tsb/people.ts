import { type Act, act } from "@/engines/documents/act.ts";
import { beginDocument } from "@/engines/documents/begin_document.ts";
import { documentOf } from "@/engines/richtext/plain_document.ts";
import { readDocument } from "@/engines/documents/read_document.ts";
import { saveDraft } from "@/engines/documents/save_draft.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { createDefaultDepartments } from "@/services/departments/create_default_departments.ts";
import { assignDuty } from "@/services/departments/duties.ts";
import { createDefaultTypes } from "@/services/tsb/create_default_types.ts";
import { tsbDocument } from "@/services/tsb/tsb_document.ts";
import { dictionaries } from "../entry/portal.ts";
import { openPeople } from "../users/people.ts";

/** What a bulletin must say to be submitted. */
const FACTS = {
  typeId: "01",
  brandCode: "norda",
  seriesCodes: ["N1"],
  department: "TSB",
};

/** A portal with the types of bulletins, an author, and an approver of bulletins. */
export async function openBulletins() {
  const portal = await openPeople();
  await createDefaultDepartments(portal.ctx, dictionaries);
  await createDefaultTypes(portal.ctx, dictionaries);
  const { sql, admin } = portal;
  await sql`
    insert into energy_types (code, names) values ('bev', '{}') on conflict do nothing`;
  await sql`insert into car_types (code, names) values ('suv', '{}') on conflict do nothing`;
  await sql`insert into after_sale_types (code, names) values ('passenger', '{}') on conflict do nothing`;
  for (const code of ["N1", "N2"]) {
    await sql`
      insert into series (code, brand_code, names, after_sale_type, energy_type, car_type, year_from, visible)
      values (${code}, 'norda', ${
      sql.json({ zh_CN: code })
    }, 'passenger', 'bev', 'suv', 2024, 1) on conflict do nothing`;
  }
  await assignDuty(admin, "TSB", { userCode: "section-chief", duty: "approver", brand: null });
  await assignDuty(admin, "TSB", { userCode: "factory-manager", duty: "approver", brand: null });
  for (const userCode of ["section-chief", "factory-manager"]) {
    await assignDuty(admin, "CASE", { userCode, duty: "approver", brand: null });
    await assignDuty(admin, "LABOR", { userCode, duty: "approver", brand: null });
  }
  await sql`
    insert into case_words (kind, code, names, sort)
    values ('symptom', 'noise', ${sql.json({ zh_CN: "异响", en_US: "Noise" })}, 1) on conflict do nothing`;
  await sql`
    insert into labor_types (code, names, library) values ('RP', ${
    sql.json({ zh_CN: "更换", en_US: "Replacement" })
  }, 1) on conflict do nothing`;
  const author = await portal.as("factory-engineer");
  const approver = await portal.as("section-chief");
  const manager = await portal.as("factory-manager");
  let numbers = 2_600_000;
  return {
    ...portal,
    author,
    approver,
    manager,
    /** A draft that can be submitted. */
    async draft(ctx: Ctx = author, values: Record<string, unknown> = {}) {
      const begun = await beginDocument(ctx, tsbDocument, "zh_CN");
      return await saveDraft(ctx, tsbDocument, {
        id: begun.id,
        revision: 1,
        version: begun.version,
        code: `${++numbers}-${values.typeId ?? "01"}-A`,
        text: { lang: "zh_CN", title: "制动异响检查", body: documentOf("检查制动片厚度。\n更换磨损件。") },
        values: { ...FACTS, ...values },
      });
    },
    /** Does something with the last revision as it is now. */
    async act(ctx: Ctx, id: number, action: Act["action"], remark?: string) {
      const now = await readDocument(admin, tsbDocument, { id });
      return await act(ctx, tsbDocument, {
        id,
        revision: now.revision,
        version: now.version,
        action,
        remark,
      });
    },
    now: (id: number, revision?: number | "published") => readDocument(admin, tsbDocument, { id, revision }),
  };
}
