import { requestPush, retryNow } from "@/engines/pushes/request_push.ts";
import type { TxCtx } from "@/kernel/ctx.ts";
import { hoursOf, minutesOf } from "../time/labor_time.ts";
import { LABOR_SUBJECT, subjectOf } from "./held_item.ts";

/**
 * Leaves a released revision for its hand-over to the dealer management system. One that is revoked or superseded by now is left alone, and so is one that is
 * there already: released again after it was revoked, it is what it was.
 */
export async function handOverItem(
  tx: TxCtx,
  { id, revision }: { id: number; revision: number },
): Promise<void> {
  const { sql } = tx;
  await sql`select from documents where id = ${id} for update`;
  const [item] = await sql<{ revisionId: number; code: string; sentResult: string | null }[]>`
    select r.id::int as revision_id, d.code, n.sent_result
    from document_revisions r
    join documents d on d.id = r.document_id
    left join labor_sendings n on n.revision_id = r.id
    where d.id = ${id} and r.number = ${revision} and r.publish_state = 1`;
  if (!item || item.sentResult === "taken" || item.sentResult === "waiting") return;
  const subjectId = subjectOf({ code: item.code, revision });
  if (await retryNow(tx, LABOR_SUBJECT, subjectId)) return;
  await requestItem(tx, { subjectId, revisionId: item.revisionId, requestedBy: null });
}

/** Leaves a round of its hand-over. */
export async function requestItem(
  tx: TxCtx,
  { subjectId, revisionId, requestedBy }: {
    subjectId: string;
    revisionId: number;
    requestedBy: string | null;
  },
): Promise<void> {
  await tx.sql`
    insert into labor_sendings (revision_id, sent_result, changed_at)
    values (${revisionId}, 'waiting', ${tx.clock()})
    on conflict (revision_id) do update
    set sent_result = 'waiting', reason = null, sent_time = null, changed_at = excluded.changed_at`;
  await requestPush(tx, {
    subjectKind: LABOR_SUBJECT,
    subjectId,
    storeCode: null,
    path: "labor-items",
    body: await bodyOf(tx, revisionId),
    requestedBy,
  });
}

/** The item as the dealer management system gets it (docs/dms.md): codes, names by language and times, no people. */
async function bodyOf({ sql }: TxCtx, revisionId: number): Promise<unknown> {
  const [item] = await sql<{ laborSeconds: number }[]>`
    select d.code as "laborTimeCode", r.number as revision,
      (select jsonb_object_agg(t.lang, t.title) from document_texts t where t.revision_id = r.id and t.title <> '') as names,
      k.type_code as "typeCode", y.library, k.brand_code as "brandCode", k.series_codes as "seriesCodes",
      k.model_codes as "modelCodes", s.part_numbers as "partNumbers", k.labor_time_fault_code as "faultCodes",
      k.dtc_codes as "dtcCodes", k.contains, k.coefficient::text as coefficient, k.work_seconds as "workSeconds",
      k.labor_seconds as "laborSeconds", r.published_at as "releaseTime"
    from document_revisions r
    join documents d on d.id = r.document_id
    join labor_details k on k.revision_id = r.id
    join labor_search s on s.revision_id = r.id
    left join labor_types y on y.code = k.type_code
    where r.id = ${revisionId}`;
  const steps = await sql`
    select l.sort_no as "sortNo", l.step_id as "stepId", coalesce(l.step_time, c.said ->> 'time') as "stepTime",
      coalesce(l.worker_num, (c.said ->> 'workers')::int, 1) as "workerNum",
      coalesce(l.part_num, (c.said ->> 'parts')::int, 0) as "partNum"
    from labor_steps l
    left join labor_step_copies c on c.revision_id = l.revision_id and c.step_id = l.step_id
    where l.revision_id = ${revisionId}
    order by l.sort_no`;
  const { laborSeconds } = item!;
  return {
    ...item,
    laborMinutes: minutesOf(laborSeconds),
    laborHours: hoursOf(laborSeconds),
    steps: [...steps],
  };
}
