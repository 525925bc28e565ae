import { type Act, act } from "@/engines/documents/act.ts";
import { beginDocument } from "@/engines/documents/begin_document.ts";
import type { DocumentValues } from "@/engines/documents/define_document.ts";
import type { DocumentView } from "@/engines/documents/types.ts";
import { readDocument } from "@/engines/documents/read_document.ts";
import { saveDraft } from "@/engines/documents/save_draft.ts";
import { documentOf } from "@/engines/richtext/plain_document.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { claimDocument } from "@/services/claims/claim_document.ts";
import { assignDuty } from "@/services/departments/duties.ts";
import { openBulletins } from "../tsb/people.ts";

/** The vehicle of the claims, and one of another series. */
const VIN = "LVHRU1838N5000123";
export const OTHER_VIN = "LVHRU1838N5000124";

/** What a claim must say to be submitted. */
export const CLAIM_FACTS = {
  vin: VIN,
  mileage: 21_300,
  faultDate: "2026-03-02",
  repairDate: "2026-03-04",
  faultCode: "34-LEAK",
  faultCause: "密封圈老化，接头渗漏。",
  repairMeasures: "更换冷却液泵，排气后检查密封性。",
  dtcCodes: ["P0A93"],
  labor: [{ laborTimeCode: "34-0520" }],
  parts: [{ partCode: "17116880420", partNum: 1, causal: true, remark: "目录未列出" }],
};

/** A portal with two vehicles, parts with prices, labor items, a store that claims, and an approver for each of the three departments. */
export async function openClaims() {
  const portal = await openBulletins();
  const { sql, admin } = portal;
  await sql.unsafe(`
    insert into vehicles (vin, series_code, production_date, sale_date) values
      ('${VIN}', 'N1', '2025-01-10', '2025-02-20'), ('${OTHER_VIN}', 'N2', '2025-03-10', null);
    insert into parts (number, shown, names) values
      ('17116880420', '1711 6880 420', '{"zh_CN": "冷却液泵", "en_US": "Coolant pump"}'),
      ('34116874380', '3411 6874 380', '{"zh_CN": "密封圈", "en_US": "Gasket"}');
    insert into search_documents (kind, id, lang, title, series, tokens) values
      ('part', '17116880420', 'mul', 'coolant pump', '{N1}', ''), ('part', '34116874380', 'mul', 'gasket', '{N1}', '');
    insert into labor_faults (code, names) values ('34-LEAK', '{"zh_CN": "渗漏", "en_US": "Leak"}');
    insert into prices (part_number, price_list, valid_from, currency, net)
    select p.number, m.price_list, d.day::date, 'CNY', d.net * p.factor
    from (values ('17116880420', 1), ('34116874380', 0.1)) p (number, factor)
    cross join (values ('2025-01-01', 188.40), ('2026-03-03', 199.95), ('2026-06-01', 240.00)) d (day, net)
    join orgs o on o.code = '20417' join markets m on m.code = o.market_code;
    insert into labor_rates (store_code, hourly_rate, changed_at) values ('20417', 137.77, now())`);
  await labor(portal, "34-0520", "更换冷却液泵", 4200, ["34-0521"]);
  await labor(portal, "34-0521", "冷却系统排气", 1500, []);
  await labor(portal, "34-0600", "拆装前保险杠", 1000, []);
  for (const step of [1, 2, 3]) {
    await assignDuty(admin, `CLAIM${step}`, {
      userCode: `claim-approver-${step}`,
      duty: "approver",
      brand: null,
    });
  }
  const technician = await portal.as("store-technician");
  const approvers = await Promise.all([1, 2, 3].map((step) => portal.as(`claim-approver-${step}`)));
  const draft = async (
    ctx: Ctx = technician,
    values: Record<string, unknown> = {},
    title = "冷却液泵渗漏",
  ) => {
    const begun = await beginDocument(ctx, claimDocument, "zh_CN");
    const saved = await saveDraft(ctx, claimDocument, {
      id: begun.id,
      revision: 1,
      version: begun.version,
      text: { lang: "zh_CN", title, body: documentOf("行驶后地面有冷却液。") },
      values: { ...CLAIM_FACTS, ...values },
    });
    return saved as unknown as DocumentView<DocumentValues<typeof claimDocument>>;
  };
  const now = (id: number) => readDocument(admin, claimDocument, { id });
  const does = async (ctx: Ctx, id: number, action: Act["action"], remark?: string) => {
    const { revision, version } = await now(id);
    return await act(ctx, claimDocument, { id, revision, version, action, remark });
  };
  return {
    ...portal,
    technician,
    approvers: approvers as [Ctx, Ctx, Ctx],
    manager: await portal.as("factory-manager"),
    /** A draft that can be submitted. */
    draft,
    /** Does something with the last revision as it is now. */
    act: does,
    now,
    /** A claim that all three departments have passed, by its number. */
    async passed(values: Record<string, unknown> = {}): Promise<number> {
      const { id } = await draft(technician, values);
      await does(technician, id, "submit");
      for (const approver of approvers) await does(approver, id, "pass");
      return id;
    },
  };
}

/** A labor item that is released, of series N1. */
async function labor(
  { sql, idOf }: Awaited<ReturnType<typeof openBulletins>>,
  code: string,
  name: string,
  seconds: number,
  contains: readonly string[],
): Promise<void> {
  const [document] = await sql<{ id: number }[]>`
    insert into documents (kind, code, author_id, created_at)
    values ('labor', ${code}, ${await idOf("factory-engineer")}, now()) returning id`;
  const [revision] = await sql<{ id: number }[]>`
    insert into document_revisions
      (document_id, number, brand_code, series_codes, authored_by, authored_at, submit_state, verify_state, verify_result, publish_state, published_at)
    values (${document!.id}, 1, 'norda', '{N1}', ${await idOf(
    "factory-engineer",
  )}, now(), 1, 1, 1, 1, now()) returning id`;
  await sql`
    insert into document_texts (revision_id, lang, title, body, state, changed_at)
    values (${revision!.id}, 'zh_CN', ${name}, ${sql.json({ type: "doc", content: [] })}, 'source', now())`;
  await sql`
    insert into labor_details (revision_id, brand_code, series_codes, contains, labor_seconds, changed_at)
    values (${revision!.id}, 'norda', '{N1}', ${[...contains]}, ${seconds}, now())`;
  await sql`
    insert into labor_search
      (document_id, revision_id, labor_time_code, words, series_codes, model_codes, part_numbers, fault_codes, dtc_codes, contains, labor_seconds)
    values (${document!.id}, ${revision!.id}, ${code}, ${name}, '{N1}', '{}', '{}', '{}', '{}', ${[
    ...contains,
  ]}, ${seconds})`;
}

/** Somebody of another store. */
export async function otherStore({ sql, as }: Awaited<ReturnType<typeof openClaims>>): Promise<Ctx> {
  await sql`update users set org_code = '49107' where user_code = 'technical-supervisor'`;
  return await as("technical-supervisor");
}
