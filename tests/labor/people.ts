import { type Act, act } from "@/engines/documents/act.ts";
import { beginDocument } from "@/engines/documents/begin_document.ts";
import { readDocument } from "@/engines/documents/read_document.ts";
import { saveDraft } from "@/engines/documents/save_draft.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { laborDocument } from "@/services/labor/labor_document.ts";
import { openBulletins } from "../tsb/people.ts";

/** What a labor item must say to be submitted. */
const FACTS = { typeCode: "RP", brandCode: "norda", seriesCodes: ["N1"] };

/** A portal with actions, fault codes and three base steps, an engineer who writes labor items, and who approves and releases them. */
export async function openLabor() {
  const portal = await openBulletins();
  const { sql, admin, author } = portal;
  const names = (zh: string, en: string) => sql.json({ zh_CN: zh, en_US: en });
  for (
    const [code, zh, en] of [["RM", "拆卸", "Remove"], ["IN", "安装", "Install"], ["CK", "检查", "Check"]]
  ) {
    await sql`insert into labor_actions (code, names) values (${code!}, ${names(zh!, en!)})`;
  }
  for (const code of ["34-WORN", "34-NOIS"]) {
    await sql`insert into labor_faults (code, names) values (${code}, ${names("磨损", "Worn")})`;
  }
  const step = (code: string, action: string, zh: string, en: string, time: string, workers: number) =>
    sql`
      insert into labor_base_steps (code, names, action_code, step_time, tool, worker_num)
      values (${code}, ${names(zh, en)}, ${action}, ${time}, ${names("扳手", "Wrench")}, ${workers})`;
  await step("S1", "RM", "拆卸车轮", "Remove wheel", "00:05:00", 1);
  await step("S2", "IN", "安装制动片", "Install pads", "00:10:00", 2);
  await step("S3", "CK", "检查", "Check", "00:01:30", 1);
  let numbers = 100;
  return {
    ...portal,
    /** A draft that can be submitted: 00:05:00 + 2 x 00:10:00 = 1500 seconds of work. */
    async draft(values: Record<string, unknown> = {}, { ctx = author, code = `34-0${++numbers}` } = {}) {
      const begun = await beginDocument(ctx, laborDocument, "zh_CN");
      return await saveDraft(ctx, laborDocument, {
        id: begun.id,
        revision: 1,
        version: begun.version,
        code,
        text: { lang: "zh_CN", title: "更换前制动片" },
        values: { ...FACTS, steps: [{ stepId: "S1" }, { stepId: "S2" }], ...values },
      });
    },
    /** Does something with the last revision as it is now. */
    async act(ctx: Ctx, id: number, action: Act["action"], remark?: string) {
      const { revision, version } = await readDocument(admin, laborDocument, { id });
      return await act(ctx, laborDocument, { id, revision, version, action, remark });
    },
    now: (id: number) => readDocument(admin, laborDocument, { id }),
    /** Seconds that are charged of the last revision. */
    async seconds(id: number): Promise<number> {
      const [row] = await sql<{ seconds: number }[]>`
        select k.labor_seconds as seconds
        from labor_details k join document_revisions r on r.id = k.revision_id
        where r.document_id = ${id} and r.is_last`;
      return row!.seconds;
    },
  };
}
export type LaborPortal = Awaited<ReturnType<typeof openLabor>>;

/** A labor item that is released, by its number. */
export async function releasedItem(
  portal: LaborPortal,
  values: Record<string, unknown> = {},
  code?: string,
): Promise<number> {
  const { id } = await portal.draft(values, code === undefined ? {} : { code });
  await portal.act(portal.author, id, "submit");
  await portal.act(portal.approver, id, "pass");
  await portal.act(portal.manager, id, "release");
  return id;
}
