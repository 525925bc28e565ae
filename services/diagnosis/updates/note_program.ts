import type { TxCtx } from "@/kernel/ctx.ts";

/** Notes which version a control unit runs after an update: in the diagnosis as if it had been read, and for the vehicle. */
export async function noteProgram(
  tx: TxCtx,
  { diagnosisId, vin, address, ecuCode }: {
    diagnosisId: number;
    vin: string;
    address: string;
    ecuCode: string;
  },
  software: string,
): Promise<void> {
  const { sql } = tx;
  await sql`
    update vds_ecus
    set identification = (
      select jsonb_agg(
        case when r.value ->> 'identifier' in ('F189', 'F195')
          then r.value || jsonb_build_object('value', ${software}::text, 'raw', '') else r.value end
        order by r.place
      )
      from jsonb_array_elements(identification) with ordinality r (value, place)
    )
    where diagnosis_id = ${diagnosisId} and address = ${address} and identification is not null`;
  await sql`
    update vds_programs set software = ${software}, seen_at = ${tx.clock()} where vin = ${vin} and ecu_code = ${ecuCode}`;
}

/** Notes hardware and program of a control unit as it says them of itself. */
export async function notePrograms(
  tx: TxCtx,
  { id, vin }: { id: number; vin: string },
  address: string,
  readings: readonly { identifier: string; value: string | number | null }[],
): Promise<void> {
  const said = (identifier: string) => readings.find((one) => one.identifier === identifier)?.value;
  const hardware = said("F191"), software = said("F189");
  if (typeof hardware !== "string" || typeof software !== "string") return;
  await tx.sql`
    insert into vds_programs (vin, ecu_code, hardware, software, seen_at)
    select ${vin}, e.code, ${hardware}, ${software}, ${tx.clock()}
    from vds_ecus e where e.diagnosis_id = ${id} and e.address = ${address}
    on conflict (vin, ecu_code) do update
    set hardware = excluded.hardware, software = excluded.software, seen_at = excluded.seen_at`;
}
