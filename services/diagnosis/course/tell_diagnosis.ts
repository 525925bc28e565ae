import type { Ctx } from "@/kernel/ctx.ts";
import { formatOf } from "@/kernel/texts/format.ts";
import { readDiagnosis } from "./read_diagnosis.ts";
import type { FoundDtc, Reading } from "./types.ts";

/** Longest that is told of a diagnosis, characters: the asker has words of their own to add. */
const LONGEST = 6000;

/** A diagnosis as the text of a question: complaint, control units, and each fault that is stored with what was stored beside it. Refuses `not-found`. */
export async function tellDiagnosisFound(
  ctx: Ctx,
  id: number,
): Promise<{ title: string; body: string; vin: string; dtcCodes: string[]; mileage: number | null }> {
  const { t } = ctx;
  const diagnosis = await readDiagnosis(ctx, id);
  const { vin, found, worksheetId } = diagnosis;
  const [sheet] = worksheetId === null ? [] : await ctx.sql<{ complaint: string; mileage: number }[]>`
    select complaint, mileage from vds_worksheets where id = ${worksheetId}`;
  const stored = found.flatMap((ecu) =>
    ecu.dtcs.filter(({ clearedAt, recordState }) => clearedAt !== null || recordState !== "neither")
      .map((dtc) => ({ ecu: ecu.code, dtc }))
  );
  const first = stored[0];
  const lines = [
    ...sheet ? [`${t("diagnosis.worksheet.complaint")}: ${sheet.complaint}`, ""] : [],
    `${t("diagnosis.one", { id })} · ${diagnosis.serial} · ${formatOf(ctx).moment(diagnosis.startedAt)}`,
    ...found.map((ecu) =>
      [
        `${ecu.code} ${ecu.address} ${t(`diagnosis.ecu_${ecu.state}`)}`,
        ...(ecu.identification ?? []).map(said),
      ].join(" · ")
    ),
    "",
    ...stored.flatMap(({ ecu, dtc }) => [
      `${ecu} ${dtc.dtcCode} ${nameOf(ctx, dtc)} (${
        t(dtc.clearedAt === null ? `diagnosis.record_${dtc.recordState}` : "diagnosis.record_cleared")
      }, 0x${dtc.statusByte.toString(16).toUpperCase().padStart(2, "0")})`,
      ...dtc.freezeFrames.map(({ record, readings }) =>
        `  ${t("diagnosis.freeze_frame", { record })}: ${formatOf(ctx).names(readings.map(said))}`
      ),
    ]),
  ];
  return {
    title: first ? `${first.dtc.dtcCode} ${nameOf(ctx, first.dtc)}`.trim().slice(0, 200) : "",
    body: lines.join("\n").slice(0, LONGEST),
    vin,
    dtcCodes: [...new Set(stored.map(({ dtc }) => dtc.dtcCode))],
    mileage: sheet?.mileage ?? null,
  };
}

function nameOf({ t }: Ctx, { name, failureType }: FoundDtc): string {
  return [name ?? t("diagnosis.unknown_dtc"), failureType].filter(Boolean).join(": ");
}

function said({ identifier, name, raw, value, unit }: Reading): string {
  return `${name ?? identifier} ${value ?? raw}${unit === null ? "" : ` ${unit}`}`;
}
