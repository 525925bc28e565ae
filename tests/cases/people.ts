import { type Act, act } from "@/engines/documents/act.ts";
import { beginDocument } from "@/engines/documents/begin_document.ts";
import { readDocument } from "@/engines/documents/read_document.ts";
import { saveDraft } from "@/engines/documents/save_draft.ts";
import { documentOf } from "@/engines/richtext/plain_document.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { caseDocument } from "@/services/cases/case_document.ts";
import { assignDuty } from "@/services/departments/duties.ts";
import { openBulletins } from "../tsb/people.ts";

/** What a case must say to be submitted. */
const CASE_FACTS = {
  brandCode: "norda",
  seriesCode: "N1",
  symptoms: ["symptom.noise"],
  faultText: "低速过减速带时前桥有异响。",
  solution: "更换稳定杆连杆。",
};

/** A portal with words, a store technician who writes cases, one of another store, and a factory engineer who approves them. */
export async function openCases() {
  const portal = await openBulletins();
  const { admin, author: engineer, manager } = portal;
  await assignDuty(admin, "CASE", { userCode: "factory-engineer", duty: "approver", brand: null });
  const technician = await portal.as("store-technician");
  return {
    ...portal,
    technician,
    engineer,
    manager,
    /** A draft that can be submitted. */
    async draft(ctx: Ctx = technician, values: Record<string, unknown> = {}, title = "前桥异响") {
      const begun = await beginDocument(ctx, caseDocument, "zh_CN");
      return await saveDraft(ctx, caseDocument, {
        id: begun.id,
        revision: 1,
        version: begun.version,
        text: { lang: "zh_CN", title, body: documentOf("球头磨损产生间隙。") },
        values: { ...CASE_FACTS, ...values },
      });
    },
    /** Does something with the last revision as it is now. */
    async act(ctx: Ctx, id: number, action: Act["action"], remark?: string) {
      const { revision, version } = await readDocument(admin, caseDocument, { id });
      return await act(ctx, caseDocument, { id, revision, version, action, remark });
    },
    now: (id: number) => readDocument(admin, caseDocument, { id }),
  };
}

/** A case that is published, by its number. */
export async function publishedCase(
  portal: Awaited<ReturnType<typeof openCases>>,
  values: Record<string, unknown> = {},
  title?: string,
): Promise<number> {
  const { id } = await portal.draft(portal.technician, values, title);
  await portal.act(portal.technician, id, "submit");
  await portal.act(portal.engineer, id, "pass");
  await portal.act(portal.manager, id, "release");
  return id;
}

/** Somebody of another store. */
export async function otherStore({ sql, as }: Awaited<ReturnType<typeof openCases>>): Promise<Ctx> {
  await sql`update users set org_code = '49107' where user_code = 'technical-supervisor'`;
  return await as("technical-supervisor");
}
