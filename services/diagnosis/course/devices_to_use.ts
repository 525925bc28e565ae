import type { Ctx } from "@/kernel/ctx.ts";
import { isoMoments } from "@/engines/lists/iso_moments.ts";
import { deviceColumns, deviceScope, deviceTables } from "../devices/rows.ts";
import type { Device } from "../devices/types.ts";
import { diagnosisColumns, diagnosisScope, diagnosisTables } from "./rows.ts";
import type { DiagnosisRow } from "./types.ts";

/** Devices of the caller's stores whose token is in force, those that can be spoken to first, and the latest diagnoses. */
export async function devicesToUse(ctx: Ctx): Promise<{ devices: Device[]; diagnoses: DiagnosisRow[] }> {
  const { sql } = ctx;
  const [devices, diagnoses] = await Promise.all([
    sql<Device[]>`
      select ${deviceColumns(ctx)}
      from ${deviceTables(ctx)}
      where d.revoked_at is null and ${deviceScope(ctx, "VDSDiagnose:view")}
      order by d.serial
      limit 100`,
    sql<DiagnosisRow[]>`
      select ${diagnosisColumns(ctx)}
      from ${diagnosisTables(ctx)}
      where ${diagnosisScope(ctx, "VDSDiagnose:view")}
      order by g.state <> 'running', g.started_at desc
      limit 30`,
  ]);
  return {
    devices: devices.map((row) => isoMoments(row) as Device).sort((one, other) =>
      Number(other.state === "online") - Number(one.state === "online")
    ),
    diagnoses: diagnoses.map((row) => isoMoments(row) as DiagnosisRow),
  };
}
