import { isoMoments } from "@/engines/lists/iso_moments.ts";
import { requireRight } from "@/kernel/access/rights.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { refuse } from "@/kernel/refusals/refuse.ts";
import { compareVersions, VERSION } from "@/services/software/compare_versions.ts";
import { isCurrent } from "@/services/software/rows.ts";
import { hardwareVersionOf } from "../ecus/design.ts";
import { diagnosisScope } from "../course/rows.ts";
import type { CampaignRow, Candidate, EcuUpdates, Update } from "./types.ts";

/** What is known of a program when it is asked whether it fits. */
interface Released {
  id: number;
  code: string;
  name: string;
  versionText: string;
  notes: string;
  size: number;
  seriesCodes: string[];
  hardwareFrom: string | null;
  hardwareTo: string | null;
  softwareFrom: string | null;
  softwareTo: string | null;
}

/** What a control unit says of itself, of which vehicle. */
export interface EcuNow {
  seriesCode: string | null;
  hardware: string | null;
  software: string | null;
}

/** Current released programs of a control unit, or the one of an id. */
export async function releasedFor(
  ctx: Pick<Ctx, "sql" | "chain">,
  ecuCode: string,
  id?: number,
): Promise<Released[]> {
  const { sql } = ctx;
  const chain = ctx.chain as string[];
  return await sql<Released[]>`
    select t.id::int, t.code, name_in(t.names, ${chain}) as name, t.version_text, coalesce(name_in(t.notes, ${chain}), '') as notes,
      f.size::float8 as size, t.series_codes, t.hardware_from, t.hardware_to, t.software_from, t.software_to
    from software_versions t join files f on f.id = t.file_id
    where t.ecu = ${ecuCode} and t.deleted_at is null and ${isCurrent(ctx)}
      and ${id === undefined ? sql`true` : sql`t.id = ${id}`}
    order by t.code`;
}

/** Why a program cannot be written to a control unit; null: it can. */
export function unfitness(
  program: Released,
  { seriesCode, hardware, software }: EcuNow,
): Candidate["refused"] {
  if (hardware === null || software === null) return "vds-identification-missing";
  const { seriesCodes, hardwareFrom, hardwareTo, softwareFrom, softwareTo } = program;
  if (seriesCodes.length > 0 && (seriesCode === null || !seriesCodes.includes(seriesCode))) {
    return "vds-program-unfit";
  }
  if (VERSION.test(software) && compareVersions(software, program.versionText) >= 0) {
    return "vds-already-latest";
  }
  const fits = isWithin(hardwareVersionOf(hardware), hardwareFrom, hardwareTo) &&
    isWithin(software, softwareFrom, softwareTo);
  return fits ? null : "vds-program-unfit";
}

function isWithin(version: string, from: string | null, to: string | null): boolean {
  if (from === null && to === null) return true;
  if (!VERSION.test(version)) return false;
  return (from === null || compareVersions(from, version) <= 0) &&
    (to === null || compareVersions(version, to) <= 0);
}

/** What a control unit of a diagnosis says of itself. Refuses `vds-ecu-unknown`. */
export async function ecuNow(
  { sql }: Pick<Ctx, "sql">,
  diagnosisId: number,
  address: string,
): Promise<EcuNow & { code: string; inRepair: boolean }> {
  const [row] = await sql<
    { code: string; seriesCode: string | null; inRepair: boolean; said: Record<string, string> | null }[]
  >`
    select e.code, v.series_code, coalesce(w.state = 'in_repair', false) as in_repair, (
      select jsonb_object_agg(r ->> 'identifier', r ->> 'value')
      from jsonb_array_elements(e.identification) r
    ) as said
    from vds_ecus e
    join vds_diagnoses g on g.id = e.diagnosis_id
    left join vehicles v on v.vin = g.vin
    left join vds_worksheets w on w.id = g.worksheet_id
    where e.diagnosis_id = ${diagnosisId} and e.address = ${address} and e.state = 'answers'`;
  if (!row) throw refuse("vds-ecu-unknown");
  const { said, ...known } = row;
  return { ...known, hardware: said?.F191 ?? null, software: said?.F189 ?? null };
}

/** Programs for a control unit of a diagnosis, whether each fits, and the updates so far. Refuses `not-found` and `vds-ecu-unknown`. */
export async function readEcuUpdates(
  ctx: Ctx,
  { id, address }: { id: number; address: string },
): Promise<EcuUpdates> {
  requireRight(ctx, "VDSDiagnose:view");
  const { sql } = ctx;
  const [seen] = await sql`
    select from vds_diagnoses g where g.id = ${id} and ${diagnosisScope(ctx, "VDSDiagnose:view")}`;
  if (!seen) throw refuse("not-found");
  // The updates come first: one that has ended between the two is then told too late, never its program.
  const updates = await updatesOf(ctx, id, address);
  const now = await ecuNow(ctx, id, address);
  const released = await releasedFor(ctx, now.code);
  return {
    hardware: now.hardware,
    software: now.software,
    inRepair: now.inRepair,
    candidates: released.map((program) => ({
      softwareId: program.id,
      softwareCode: program.code,
      name: program.name,
      versionText: program.versionText,
      notes: program.notes,
      size: program.size,
      refused: unfitness(program, now),
    })),
    updates,
  };
}

/** Updates of a diagnosis, of one control unit where it is named, the latest first. */
export async function updatesOf(
  { sql, clock }: Ctx,
  diagnosisId: number,
  address?: string,
): Promise<Update[]> {
  const now = clock();
  const rows = await sql<
    (Update & { writingSince: Date | null; writtenBefore: number | null; note: string | null })[]
  >`
    select u.id::int, u.version, u.address, u.ecu_code, u.software_code, u.from_version, u.to_version, u.state,
      u.error_code, u.recoverable, u.size::float8, u.written::float8, c.note, u.writing_since, u.written_before::float8,
      p.full_name as started_by, u.started_at, u.ended_at
    from vds_updates u join vds_commands c on c.id = u.command_id join users p on p.id = u.started_by
    where u.diagnosis_id = ${diagnosisId} and ${
    address === undefined ? sql`true` : sql`u.address = ${address}`
  }
    order by u.id desc`;
  return rows.map(({ note, writingSince, writtenBefore, ...row }) => {
    const runs = row.state === "running";
    const seconds = writingSince === null ? 0 : (now.getTime() - writingSince.getTime()) / 1000;
    const gone = row.written - (writtenBefore ?? 0);
    return {
      ...isoMoments(row as Update),
      phase: !runs ? null : note === "fetching" || note === "programming" ? note : "waiting",
      secondsLeft: runs && note === "programming" && gone > 0 && seconds > 0
        ? Math.round((row.size - row.written) * seconds / gone)
        : null,
    };
  });
}

/** How many vehicles of each series that the caller may see run which version of a control unit's program. */
export async function readCampaign(ctx: Ctx): Promise<CampaignRow[]> {
  requireRight(ctx, "VDSDiagnose:view");
  const { sql } = ctx;
  const rows = await sql<Omit<CampaignRow, "latest">[]>`
    select s.code as series_code, name_in(s.names, ${ctx
    .chain as string[]}) as series_name, m.ecu_code, m.software as version,
      count(*)::int as vehicles
    from vds_programs m
    join vehicles v on v.vin = m.vin
    join series s on s.code = v.series_code
    where exists (
      select from vds_diagnoses g where g.vin = m.vin and ${diagnosisScope(ctx, "VDSDiagnose:view")}
    )
    group by s.code, s.names, m.ecu_code, m.software
    order by s.code, m.ecu_code, count(*) desc, m.software
    limit 500`;
  const latest = await sql<{ ecu: string; versionText: string }[]>`
    select t.ecu, t.version_text
    from software_versions t
    where t.ecu is not null and t.deleted_at is null and ${isCurrent(ctx)}`;
  const latestOf = new Map<string, string>();
  for (const { ecu, versionText } of latest) {
    const known = latestOf.get(ecu);
    if (known === undefined || compareVersions(known, versionText) < 0) latestOf.set(ecu, versionText);
  }
  return rows.map((row) => ({ ...row, latest: latestOf.get(row.ecuCode) ?? null }));
}
