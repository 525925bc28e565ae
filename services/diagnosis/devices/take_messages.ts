import { hashOfToken, looksLikeToken } from "@/kernel/access/tokens.ts";
import { commitLater } from "@/kernel/commit_later.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { DEVICES_CHANNEL } from "./channels.ts";
import { READING_KINDS, type ToAgent } from "../agent_messages.ts";

/** A device whose token is in force. */
export interface KnownDevice {
  id: number;
  serial: string;
  storeCode: string;
}

/** The device of a token, or null for one that is none, unknown or revoked. */
export async function deviceOfToken({ sql }: Ctx, token: string | null): Promise<KnownDevice | null> {
  if (!looksLikeToken(token)) return null;
  const [row] = await sql<KnownDevice[]>`
    select id::int, serial, store_code from vds_devices
    where token_hash = ${hashOfToken(token)} and revoked_at is null`;
  return row ?? null;
}

/** Makes a socket the one that counts of its device: another one, in whichever process, is told to go. False: it was revoked meanwhile. */
export async function connectDevice(
  ctx: Ctx,
  { deviceId, connectionId, agentVersion }: { deviceId: number; connectionId: string; agentVersion: string },
): Promise<boolean> {
  return await ctx.tx(async (tx) => {
    const rows = await tx.sql`
      update vds_devices
      set connection_id = ${connectionId}, agent_version = ${agentVersion}, seen_at = ${tx.clock()}
      where id = ${deviceId} and revoked_at is null
      returning id`;
    tx.signal(DEVICES_CHANNEL, String(deviceId));
    return rows.length > 0;
  });
}

/** Keeps a sign of life. False: the socket does not count any more. */
export async function keepAlive(
  ctx: Ctx,
  { deviceId, connectionId, vin }: { deviceId: number; connectionId: string; vin: string | null },
): Promise<boolean> {
  const { sql, clock } = ctx;
  const rows = await sql`
    update vds_devices set seen_at = ${clock()}, vin = ${vin}
    where id = ${deviceId} and connection_id = ${connectionId}
    returning id, ${commitLater(ctx)}`;
  return rows.length > 0;
}

/** Says that a socket is gone; one that came after it stays. */
export async function disconnectDevice(
  { sql }: Ctx,
  { deviceId, connectionId }: { deviceId: number; connectionId: string },
): Promise<void> {
  await sql`
    update vds_devices set connection_id = null, vin = null
    where id = ${deviceId} and connection_id = ${connectionId}`;
}

/**
 * What a device has still to be told over this socket, in turn, and notes that it was: commands that nobody has answered and whose deadline has
 * not passed. Null: the socket does not count any more.
 */
export async function commandsFor(
  ctx: Ctx,
  { deviceId, connectionId }: { deviceId: number; connectionId: string },
): Promise<Extract<ToAgent, { type: "command" }>[] | null> {
  const { sql, clock } = ctx;
  const now = clock();
  // Of what moves or writes something it must never be forgotten that the device was told; readings do not wait for the disk.
  const rows = await sql<{ id: string | null; kind: never; args: Record<string, unknown>; deadline: Date }[]>`
    with connection as (
      select id from vds_devices where id = ${deviceId} and connection_id = ${connectionId}
    ), told as (
      update vds_commands c set sent_at = coalesce(c.sent_at, ${now})
      from connection d
      where c.device_id = d.id and c.answered_at is null and c.deadline > ${now}
      returning c.id, c.kind, c.args, c.deadline, c.asked_at
    )
    select t.id, t.kind, t.args, t.deadline,
      ${commitLater(ctx, sql`bool_and(t.kind = any(${READING_KINDS as string[]})) over ()`)}
    from connection left join told t on true
    order by t.asked_at, t.id`;
  if (rows.length === 0) return null;
  return rows.flatMap(({ id, kind, args, deadline }) =>
    id === null ? [] : [{ type: "command" as const, id, kind, args, deadline: deadline.toISOString() }]
  );
}

/** Commands that a device has taken and somebody wants stopped. */
export async function commandsToStop({ sql }: Ctx, deviceId: number): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    select id from vds_commands
    where device_id = ${deviceId} and stop_asked_at is not null and answered_at is null`;
  return rows.map(({ id }) => id);
}
