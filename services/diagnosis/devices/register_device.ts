import { recordChange } from "@/engines/audit/record_change.ts";
import { personOf, requireRight } from "@/kernel/access/rights.ts";
import { scopeOf } from "@/kernel/access/scope.ts";
import { hashOfToken, newToken } from "@/kernel/access/tokens.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { refuse, refuseField } from "@/kernel/refusals/refuse.ts";
import { loseDiagnosis } from "../course/end_diagnosis.ts";
import { deviceScope } from "./rows.ts";
import { DEVICES_CHANNEL } from "./channels.ts";

/**
 * Registers a device at a store of the caller's; its token is shown this once. A device whose token was revoked gets a new one and may
 * go to another store. Refuses `choice-unknown` for a store that is none of theirs, and `duplicate` for a device that is in force.
 */
export async function registerDevice(
  ctx: Ctx,
  { serial: typed, storeCode }: { serial: string; storeCode: string },
): Promise<{ serial: string; token: string }> {
  requireRight(ctx, "RegistVDS:edit");
  const serial = typed.trim().toUpperCase();
  const token = newToken(ctx);
  const tokenHash = hashOfToken(token);
  return await ctx.tx(async (tx) => {
    const { sql } = tx;
    const [store] = await sql`
      select from orgs o
      where o.code = ${storeCode} and o.kind = 'store' and o.deleted_at is null
        and ${scopeOf(tx, "RegistVDS:edit")({ org: sql`o.code` })}`;
    if (!store) throw refuseField("storeCode", "choice-unknown", { key: storeCode });
    const [row] = await sql<{ id: number }[]>`
      insert into vds_devices as d (serial, store_code, token_hash, registered_by, registered_at)
      values (${serial}, ${storeCode}, ${tokenHash}, ${personOf(tx).id}, ${tx.clock()})
      on conflict (serial) do update
      set store_code = excluded.store_code, token_hash = excluded.token_hash, registered_by = excluded.registered_by,
        registered_at = excluded.registered_at, revoked_at = null, version = d.version + 1
      where d.revoked_at is not null and ${deviceScope(tx, "RegistVDS:edit")}
      returning d.id::int`;
    if (!row) throw refuseField("serial", "duplicate");
    await recordChange(tx, {
      operation: "registerVdsDevice",
      funLink: "RegistVDS",
      subjectKind: "vds-device",
      subjectId: row.id,
      after: { serial, storeCode },
    });
    return { serial, token };
  });
}

/**
 * Takes a device's token out of force; its socket is closed at once, in whichever process, and its diagnosis ends, since nobody can go on with it. Refuses
 * `not-found`, `state-changed`.
 */
export async function revokeDevice(
  ctx: Ctx,
  { id, version }: { id: number; version: number },
): Promise<null> {
  requireRight(ctx, "RegistVDS:edit");
  return await ctx.tx(async (tx) => {
    const { sql } = tx;
    const [row] = await sql<{ version: number; serial: string; revokedAt: Date | null }[]>`
      select d.version, d.serial, d.revoked_at
      from vds_devices d
      where d.id = ${id} and ${deviceScope(tx, "RegistVDS:edit")}
      for update`;
    if (!row) throw refuse("not-found");
    if (row.version !== version || row.revokedAt) throw refuse("state-changed");
    await sql`
      update vds_devices
      set revoked_at = ${tx.clock()}, connection_id = null, version = version + 1
      where id = ${id}`;
    await recordChange(tx, {
      operation: "revokeVdsDevice",
      funLink: "RegistVDS",
      subjectKind: "vds-device",
      subjectId: id,
      before: { serial: row.serial },
    });
    await loseDiagnosis(tx, id);
    tx.signal(DEVICES_CHANNEL, String(id));
    return null;
  });
}
