import { isoMoments } from "@/engines/lists/iso_moments.ts";
import { requireRight } from "@/kernel/access/rights.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { refuse } from "@/kernel/refusals/refuse.ts";
import { commandState } from "../course/command_state.ts";
import { nameOfData } from "../course/name_of_data.ts";
import { diagnosisScope } from "../course/rows.ts";
import { SIGNALS } from "../ecus/signals.ts";
import {
  type Run,
  RUN_SAMPLES,
  type RunMark,
  type RunRow,
  type Sample,
  type WatchedSignal,
} from "./types.ts";

/** Runs of a vehicle that are offered. */
const OFFERED = 30;

type Row = Omit<Run, "signals" | "samples" | "marks"> & { identifiers: string[] };

/** A run of a diagnosis that the caller may see, with its samples behind `after`. Refuses `not-found`. */
export async function readRun(ctx: Ctx, { run, after = 0 }: { run: string; after?: number }): Promise<Run> {
  requireRight(ctx, "VDSDiagnose:view");
  const { sql } = ctx;
  // Before the samples: a run that is told as done has all of them.
  const [row] = await sql<Row[]>`
    select c.id, c.diagnosis_id::int, g.vin, c.args ->> 'address' as address, coalesce(e.code, '') as ecu_code,
      ${commandState(ctx)} as state, c.fault ->> 'code' as fault, c.asked_at as started_at,
      p.full_name as started_by, (c.args ->> 'everyMs')::int as every_ms, (c.args ->> 'seconds')::int as watch_seconds,
      array(select jsonb_array_elements_text(c.args -> 'identifiers')) as identifiers
    from vds_commands c
    join vds_diagnoses g on g.id = c.diagnosis_id
    join users p on p.id = c.asked_by
    left join vds_ecus e on e.diagnosis_id = c.diagnosis_id and e.address = c.args ->> 'address'
    where c.id = ${run} and c.kind = 'watch-data' and ${diagnosisScope(ctx, "VDSDiagnose:view")}`;
  if (!row) throw refuse("not-found");
  const since = sql`
    (select f.at from vds_samples f where f.command_id = ${run} order by f.place limit 1)`;
  const [samples, marks] = await Promise.all([
    sql<Sample[]>`
      select s.place, extract(epoch from s.at - ${since})::float8 as seconds, s.data as values
      from vds_samples s
      where s.command_id = ${run} and s.place > ${after}
      order by s.place
      limit ${RUN_SAMPLES}`,
    sql<RunMark[]>`
      select extract(epoch from m.at - ${since})::float8 as seconds, m.note, p.full_name as made_by
      from vds_marks m join users p on p.id = m.made_by
      where m.command_id = ${run}
      order by m.at, m.id`,
  ]);
  const { identifiers, ...known } = isoMoments(row) as Row;
  return {
    ...known,
    signals: identifiers.map((identifier) => signalOf(ctx, identifier)),
    samples: [...samples],
    marks: [...marks],
  };
}

/** Runs of a vehicle's control unit in the caller's stores, the latest first. */
export async function runsOf(
  ctx: Ctx,
  { vin, ecuCode }: { vin: string; ecuCode: string },
): Promise<RunRow[]> {
  requireRight(ctx, "VDSDiagnose:view");
  const { sql } = ctx;
  const rows = await sql<RunRow[]>`
    select c.id, c.asked_at as started_at, p.full_name as started_by, g.vin, ${commandState(ctx)} as state,
      (select count(*)::int from vds_samples s where s.command_id = c.id) as samples
    from vds_diagnoses g
    join vds_commands c on c.diagnosis_id = g.id and c.kind = 'watch-data'
    join vds_ecus e on e.diagnosis_id = g.id and e.address = c.args ->> 'address'
    join users p on p.id = c.asked_by
    where g.vin = ${vin} and e.code = ${ecuCode} and ${diagnosisScope(ctx, "VDSDiagnose:view")}
    order by c.asked_at desc
    limit ${OFFERED}`;
  return rows.map((row) => isoMoments(row) as RunRow);
}

function signalOf(ctx: Ctx, identifier: string): WatchedSignal {
  const signal = Object.values(SIGNALS).find((one) => one.identifier === parseInt(identifier, 16));
  return {
    identifier,
    name: nameOfData(ctx, identifier, signal?.name ?? identifier),
    unit: signal?.unit || null,
  };
}
