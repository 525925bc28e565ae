import { publish } from "@/engines/events/publish.ts";
import { isoMoments } from "@/engines/lists/iso_moments.ts";
import { otaAsked, otaEnded } from "@/events/diagnosis.ts";
import { requireRight } from "@/kernel/access/rights.ts";
import type { Ctx, TxCtx } from "@/kernel/ctx.ts";
import { refuse } from "@/kernel/refusals/refuse.ts";
import { releasedFor, unfitness } from "../updates/read_updates.ts";
import type { AskedOta, OtaAnswer, OtaReason, OtaResult, OtaRow } from "./types.ts";
import { requireVehicleToken } from "./vehicle_tokens.ts";

/** With less a vehicle is not updated, percent. */
const LEAST_CHARGE = 40;
/** Askings that are answered at once, at most. */
const LISTED = 200;

/**
 * A vehicle asks for updates: each released program for its control units is offered or refused with the reason, and what it runs is noted. Refuses
 * `vin-unknown`, `no-right` for a wrong token, and `vds-token-expired` (907704).
 */
export async function askOta(ctx: Ctx, asked: AskedOta): Promise<OtaAnswer> {
  requireRight(ctx, "VDSDiagnose:ota");
  return await ctx.tx(async (tx) => {
    const { sql } = tx;
    const { vin } = asked;
    const [vehicle] = await sql<{ seriesCode: string }[]>`
      select series_code from vehicles where vin = ${vin}`;
    if (!vehicle) throw refuse("vin-unknown", { vin });
    await requireVehicleToken(tx, vin, asked.token);
    const askedAt = tx.clock();
    const ofVehicle = await reasonOf(tx, asked);
    const offers: OtaAnswer["offers"] = [];
    const refusals: OtaAnswer["refusals"] = [];
    for (const { ecu, hardware, software } of asked.ecus) {
      await sql`
        insert into vds_programs (vin, ecu_code, hardware, software, seen_at)
        values (${vin}, ${ecu}, ${hardware}, ${software}, ${askedAt})
        on conflict (vin, ecu_code) do update
        set hardware = excluded.hardware, software = excluded.software, seen_at = excluded.seen_at`;
      for (const program of await releasedFor(tx, ecu)) {
        const unfit = unfitness(program, { seriesCode: vehicle.seriesCode, hardware, software }) as
          | OtaReason
          | null;
        const reason = unfit ?? ofVehicle;
        if (reason) {
          refusals.push({ ecu, softwareCode: program.code, reason, message: tx.t(`refusal.${reason}`) });
          continue;
        }
        const [signed] = await sql<[{ manifest: string; signature: Uint8Array }]>`
          select manifest, signature from software_versions where id = ${program.id}`;
        offers.push({
          ecu,
          softwareId: program.id,
          softwareCode: program.code,
          fromVersion: software,
          toVersion: program.versionText,
          size: program.size,
          manifest: signed.manifest,
          signature: new Uint8Array(signed.signature).toBase64(),
          download: `/tis/software/downloads/${program.id}`,
        });
      }
    }
    const offered = offers.map(({ ecu, softwareCode, fromVersion, toVersion }) => (
      { ecu, softwareCode, fromVersion, toVersion }
    ));
    const refused = refusals.map(({ ecu, softwareCode, reason }) => ({ ecu, softwareCode, reason }));
    const [row] = await sql<[{ id: number }]>`
      insert into vds_ota_asks (vin, asked_at, offers, refusals)
      values (${vin}, ${askedAt}, ${sql.json(offered)}, ${sql.json(refused)})
      returning id::int`;
    await publish(tx, otaAsked, {
      askId: row.id,
      version: 1,
      vin,
      offers: offered.map(({ ecu, ...rest }) => ({ ecuCode: ecu, ...rest })),
      refusals: refused.map(({ ecu, ...rest }) => ({ ecuCode: ecu, ...rest })),
      askedAt: askedAt.toISOString(),
    });
    return { id: row.id, offers, refusals };
  });
}

/** What keeps the whole vehicle from being updated now. */
async function reasonOf({ sql }: TxCtx, { vin, parked, chargePercent }: AskedOta): Promise<OtaReason | null> {
  const [diagnosed] = await sql`select from vds_diagnoses where vin = ${vin} and state = 'running'`;
  if (diagnosed) return "vds-ota-in-workshop";
  if (!parked) return "vds-ota-not-parked";
  return chargePercent < LEAST_CHARGE ? "vds-ota-charge-low" : null;
}

/** A vehicle says what became of an offer, once for each control unit. Refuses `not-found`, `no-right`, `vds-token-expired` and `state-changed`. */
export async function tellOta(ctx: Ctx, { id, token, ecu, result }: OtaResult): Promise<null> {
  requireRight(ctx, "VDSDiagnose:ota");
  return await ctx.tx(async (tx) => {
    const { sql } = tx;
    const [held] = await sql<Pick<OtaRow, "vin" | "offers" | "results">[]>`
      select vin, offers, results from vds_ota_asks where id = ${id} for update`;
    const offer = held?.offers.find((one) => one.ecu === ecu);
    if (!held || !offer) throw refuse("not-found");
    await requireVehicleToken(tx, held.vin, token);
    if (held.results[ecu] !== undefined) throw refuse("state-changed");
    const endedAt = tx.clock();
    const [row] = await sql<[{ version: number }]>`
      update vds_ota_asks
      set version = version + 1, results = results || ${sql.json({ [ecu]: result })}::jsonb
      where id = ${id}
      returning version`;
    if (result === "success") {
      await sql`
        update vds_programs set software = ${offer.toVersion}, seen_at = ${endedAt}
        where vin = ${held.vin} and ecu_code = ${ecu}`;
    }
    await publish(tx, otaEnded, {
      askId: id,
      version: row.version,
      vin: held.vin,
      ecuCode: ecu,
      softwareCode: offer.softwareCode,
      toVersion: offer.toVersion,
      otaResult: result,
      endedAt: endedAt.toISOString(),
    });
    return null;
  });
}

/** The latest askings, of one vehicle where it is named. */
export async function readOtaAsks(ctx: Ctx, { vin }: { vin?: string }): Promise<OtaRow[]> {
  requireRight(ctx, "SoftwareList:release");
  const { sql } = ctx;
  const rows = await sql<OtaRow[]>`
    select id::int, vin, asked_at, offers, refusals, results
    from vds_ota_asks
    where ${vin === undefined ? sql`true` : sql`vin = ${vin}`}
    order by id desc
    limit ${LISTED}`;
  return rows.map((row) => isoMoments(row) as OtaRow);
}
