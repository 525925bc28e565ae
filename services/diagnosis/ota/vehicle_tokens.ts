import { recordChange } from "@/engines/audit/record_change.ts";
import { personOf, requireRight } from "@/kernel/access/rights.ts";
import { hashOfToken, looksLikeToken, newToken } from "@/kernel/access/tokens.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { refuse } from "@/kernel/refusals/refuse.ts";
import { readVehicle } from "@/services/epc/read_vehicle.ts";
import { fullVinOf } from "@/services/epc/subject.ts";

const DAY_MS = 86_400_000;

/** Gives a vehicle the token by which it asks for updates; the one before is void. It is shown this once. Refuses what the VIN is refused by. */
export async function giveVehicleToken(
  ctx: Ctx,
  given: { vin: string; days: number },
): Promise<{ vin: string; token: string; expiresAt: string }> {
  requireRight(ctx, "SoftwareList:release");
  const { vin } = await readVehicle(ctx, await fullVinOf(ctx, given.vin));
  const token = newToken(ctx);
  return await ctx.tx(async (tx) => {
    const { sql } = tx;
    const givenAt = tx.clock();
    const expiresAt = new Date(givenAt.getTime() + given.days * DAY_MS);
    await sql`
      insert into vds_vehicle_tokens (vin, token_hash, given_by, given_at, expires_at)
      values (${vin}, ${hashOfToken(token)}, ${personOf(tx).id}, ${givenAt}, ${expiresAt})
      on conflict (vin) do update
      set token_hash = excluded.token_hash, given_by = excluded.given_by, given_at = excluded.given_at,
        expires_at = excluded.expires_at`;
    await recordChange(tx, {
      operation: "giveVdsVehicleToken",
      funLink: "SoftwareList",
      subjectKind: "vehicle",
      subjectId: vin,
      after: { expiresAt: expiresAt.toISOString() },
    });
    return { vin, token, expiresAt: expiresAt.toISOString() };
  });
}

/** Refuses `no-right` for a token that is not the vehicle's, and `vds-token-expired` (907704) for one that has ended. */
export async function requireVehicleToken(
  { sql, clock }: Pick<Ctx, "sql" | "clock">,
  vin: string,
  token: string,
): Promise<void> {
  const [row] = looksLikeToken(token)
    ? await sql<{ expiresAt: Date }[]>`
      select expires_at from vds_vehicle_tokens where vin = ${vin} and token_hash = ${hashOfToken(token)}`
    : [];
  if (!row) throw refuse("no-right");
  if (row.expiresAt <= clock()) throw refuse("vds-token-expired");
}
