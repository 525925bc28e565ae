import { act } from "@/engines/documents/act.ts";
import { beginDocument } from "@/engines/documents/begin_document.ts";
import { saveDraft } from "@/engines/documents/save_draft.ts";
import type { DemoFilling } from "@/engines/demo/define_demo.ts";
import { documentOf } from "@/engines/richtext/plain_document.ts";
import { loadUser } from "@/kernel/access/load_user.ts";
import { laborDocument } from "@/services/labor/labor_document.ts";

/** Seconds that count to the end of the hour of steps that are written here. */
const STEPS = [["拆装", "00:24:00"], ["更换", "00:18:00"], ["检查", "00:06:00"]] as const;

/**
 * Labor items that claims name: of a series those of the function group of the fault, else any of it. Where the demo has none of a brand yet, one is
 * written and released that is for all of its series.
 *
 * @returns codes by series and fault code
 */
export async function laborOfClaims(
  { ctx, ctxFor, sql }: DemoFilling,
): Promise<(series: string, fault: string) => readonly string[]> {
  const as = async (account: string) => ctxFor({ actor: (await loadUser(ctx, account))! });
  const brands = await sql<{ code: string; series: string[] }[]>`
    select s.brand_code as code, array_agg(s.code order by s.code) as series
    from series s
    where s.deleted_at is null and not exists (
      select from labor_search l join document_revisions r on r.id = l.revision_id and r.publish_state = 1
      where s.code = any(l.series_codes)
    )
    group by s.brand_code order by s.brand_code`;
  const [author, approver, manager] = [
    await as("factory-engineer"),
    await as("section-chief"),
    await as("factory-manager"),
  ];
  for (const [place, { code: brandCode, series }] of brands.entries()) {
    const begun = await beginDocument(author, laborDocument, "zh_CN");
    const { id, revision, version } = await saveDraft(author, laborDocument, {
      id: begun.id,
      revision: 1,
      version: begun.version,
      code: `00-09${place}0`,
      text: { lang: "zh_CN", title: "故障件拆装与更换", body: documentOf("含准备和功能检查。") },
      values: {
        typeCode: "RP",
        brandCode,
        seriesCodes: series,
        steps: STEPS.map(([actionName, stepTime]) => ({ actionName, stepTime })),
      },
    });
    let last = { id, revision, version };
    for (const [who, action] of [[author, "submit"], [approver, "pass"], [manager, "release"]] as const) {
      last = (await act(who, laborDocument, { ...last, action }))!;
    }
  }
  const rows = await sql<{ code: string; series: string[] }[]>`
    select l.labor_time_code as code, l.series_codes as series
    from labor_search l
    join document_revisions r on r.id = l.revision_id and r.publish_state = 1 and r.stop_state = 0
    order by l.labor_time_code`;
  return (series, fault) => {
    const own = rows.filter((one) => one.series.includes(series));
    const group = own.filter(({ code }) => code.startsWith(fault.slice(0, 2)));
    return (group.length > 0 ? group : own).slice(0, 2).map(({ code }) => code);
  };
}
