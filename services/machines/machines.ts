import type { Ctx, TxCtx } from "@/kernel/ctx.ts";
import { recordChange } from "@/engines/audit/record_change.ts";
import { refuse, refuseField } from "@/kernel/refusals/refuse.ts";
import { requireMayGive } from "@/services/users/within_own.ts";
import type { Machine } from "@/kernel/access/actor.ts";
import type { Edition } from "@/kernel/access/editions.ts";
import { personId } from "@/kernel/access/person_id.ts";
import { hashOfToken, looksLikeToken, newToken } from "@/kernel/access/tokens.ts";

export interface NewMachine {
  /** Unique among the tokens in force. */
  name: string;
  role: string;
  edition: Edition;
  market?: string | null;
  org?: string | null;
  expiresAt?: Date | null;
}

/**
 * Makes a named token for a machine; the token is shown this once. Refuses a role, market or organisation that is not there, and a role
 * that may do what its maker may not, or further than they reach.
 */
export async function createMachineToken(
  ctx: Ctx,
  machine: NewMachine,
): Promise<{ machineId: number; token: string }> {
  const token = newToken(ctx);
  const tokenHash = hashOfToken(token);
  return await ctx.tx(async (tx) => {
    await requirePlace(tx, machine);
    const { role, market = null, org = null } = machine;
    const holder = { userType: org === null ? "factory" as const : "store" as const, orgCode: org };
    await requireMayGive(tx, null, holder, [{ role, market, org }], "role");
    const [made] = await tx.sql<{ id: number }[]>`
      insert into api_tokens ${
      tx.sql({
        name: machine.name,
        tokenHash,
        roleCode: machine.role,
        edition: machine.edition,
        marketCode: machine.market ?? null,
        orgCode: machine.org ?? null,
        createdBy: personId(tx),
        createdAt: tx.clock(),
        expiresAt: machine.expiresAt ?? null,
      })
    }
      on conflict (name) where revoked_at is null do nothing
      returning id`;
    if (!made) throw refuseField("name", "duplicate");
    const machineId = Number(made.id);
    await recordChange(tx, {
      operation: "createMachineToken",
      subjectKind: "machine",
      subjectId: machineId,
      after: { name: machine.name, role: machine.role, edition: machine.edition },
    });
    return { machineId, token };
  });
}

async function requirePlace({ sql }: TxCtx, { role, market, org }: NewMachine): Promise<void> {
  const [there] = await sql<Record<"role" | "market" | "org", boolean>[]>`
    select
      exists (select from roles where code = ${role} and deleted_at is null) as role,
      exists (select from markets where code = ${market ?? null} and deleted_at is null) as market,
      exists (select from orgs where code = ${org ?? null} and deleted_at is null) as org`;
  for (const [field, code] of Object.entries({ role, market, org })) {
    if (code && !there![field as "role"]) throw refuseField(field, "choice-unknown", { key: code });
  }
}

/** Takes a token out of force, at once in every process. */
export async function revokeMachineToken(ctx: Ctx, machineId: number): Promise<void> {
  await ctx.tx(async (tx) => {
    const [row] = await tx.sql`
      update api_tokens
      set revoked_at = ${tx.clock()}
      where id = ${machineId} and revoked_at is null
      returning id`;
    if (!row) throw refuse("not-found");
    await recordChange(tx, { operation: "revokeMachineToken", subjectKind: "machine", subjectId: machineId });
  });
}

/** The machine of a token with what it may do, or null for a token that is none or not in force. */
export async function machineOf(
  ctx: Ctx,
  token: string | null,
): Promise<{ machine: Machine; settingsVersion: number } | null> {
  if (!looksLikeToken(token)) return null;
  const { sql } = ctx;
  const now = ctx.clock();
  const [row] = await sql<MachineRow[]>`
    select t.id, t.name, t.role_code, t.edition, t.market_code, t.org_code, t.last_used_at, m.price_list,
      o.country_code, coalesce(o.zone, 'UTC') as zone,
      coalesce(o.brand_codes, '{}') as brand_codes,
      (select coalesce(sum(version), 0)::int from module_setting_scopes) as settings_version,
      array(select rr.fun_link || ':' || rr.head_api from role_rights rr where rr.role_code = t.role_code) as rights
    from api_tokens t
    left join orgs o on o.code = t.org_code
    left join markets m on m.code = coalesce(t.market_code, o.market_code)
    where t.token_hash = ${hashOfToken(token)} and t.revoked_at is null and t.edition = ${ctx.edition}
      and (t.expires_at is null or t.expires_at > ${now})`;
  if (!row) return null;
  if (!row.lastUsedAt || now.getTime() - row.lastUsedAt.getTime() >= 60_000) {
    await sql`update api_tokens set last_used_at = ${now} where id = ${row.id}`;
  }
  return { machine: machineOfRow(row), settingsVersion: row.settingsVersion };
}

interface MachineRow {
  id: number;
  name: string;
  roleCode: string;
  edition: Edition;
  marketCode: string | null;
  orgCode: string | null;
  lastUsedAt: Date | null;
  priceList: string | null;
  countryCode: string | null;
  zone: string;
  brandCodes: string[];
  rights: string[];
  settingsVersion: number;
}

function machineOfRow(row: MachineRow): Machine {
  return {
    kind: "machine",
    machineId: Number(row.id),
    name: row.name,
    userType: row.orgCode === null ? "factory" : "store",
    orgCode: row.orgCode,
    countryCode: row.countryCode,
    marketCode: row.marketCode,
    priceList: row.priceList,
    editions: [row.edition],
    brandCodes: row.brandCodes,
    zone: row.zone,
    assignments: [{
      role: row.roleCode,
      market: row.marketCode,
      org: row.orgCode,
      rights: new Set(row.rights),
    }],
  };
}
