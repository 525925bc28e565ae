import type { Fragment } from "postgres";
import type { Right } from "@/kernel/access/rights.ts";
import { scopeOf } from "@/kernel/access/scope.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { HEARTBEAT_MS } from "../agent_messages.ts";

/** After three signs of life that are missing a device is taken for gone. */
const GONE_MS = HEARTBEAT_MS * 3.5;

/** Devices `d` with their store and who registered them. */
export function deviceTables({ sql }: Pick<Ctx, "sql">): Fragment {
  return sql`vds_devices d
    join orgs o on o.code = d.store_code
    join users p on p.id = d.registered_by`;
}

/** Whether a device `d` can be spoken to now. */
export function isOnline({ sql, clock }: Pick<Ctx, "sql" | "clock">): Fragment {
  return sql`(d.revoked_at is null and d.connection_id is not null
    and d.seen_at > ${new Date(clock().getTime() - GONE_MS)})`;
}

/** How a device `d` stands to the portal. */
export function deviceState(ctx: Pick<Ctx, "sql" | "clock">): Fragment {
  return ctx.sql`case when d.revoked_at is not null then 'revoked' when ${
    isOnline(ctx)
  } then 'online' else 'offline' end`;
}

/** What a row says of a device. */
export function deviceColumns(ctx: Ctx): Fragment {
  const { sql, chain } = ctx;
  return sql`
    d.id::int, d.version, d.serial, d.store_code, name_in(o.names, ${chain as string[]}) as store_name, ${
    deviceState(ctx)
  } as state, d.vin, d.agent_version, d.seen_at, p.full_name as registered_by, d.registered_at, d.revoked_at`;
}

/** Devices that a right reaches: those of its organisations. */
export function deviceScope(ctx: Ctx, right: Right): Fragment {
  return scopeOf(ctx, right)({ org: ctx.sql`d.store_code` });
}
