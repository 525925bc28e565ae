import { comesIn, countsSomewhere } from "./comes_in.ts";
import type { TxCtx } from "@/kernel/ctx.ts";
import { refuse } from "@/kernel/refusals/refuse.ts";
import type { Right } from "@/kernel/access/rights.ts";

/** Role that may do everything (seeded_roles.ts). */
const ADMINISTRATOR = "administrator";

/** Whoever has it can give every other right; without anybody who has it nobody could ever again. */
const KEY_RIGHT: Right = "baseinforole:edit";

/** Advisory lock of what may shut the door: two such changes at once would each see the other's door open. */
const DOOR_LOCK = 0x746973_72;

/** How many people there are of a kind: today, and without a day on which their account ends. */
interface People {
  now: number;
  lasting: number;
}

/** The people by whom the portal can be administered. */
export interface Doors {
  /** Administrators everywhere who can log in. */
  administrators: People;
  /** Those who can log in and edit the rights of roles. */
  editors: People;
}

/** Whether an account is an administrator's, or one that may edit the rights of roles: others shut nothing. */
async function opensDoor({ sql }: TxCtx, userId: number): Promise<boolean> {
  const [row] = await sql`
    select from user_roles ur
    where ur.user_id = ${userId} and (
      ur.role_code = ${ADMINISTRATOR}
      or exists (select from role_rights rr where rr.role_code = ur.role_code and rr.right_code = ${KEY_RIGHT})
    )
    limit 1`;
  return row !== undefined;
}

/** What stands open before a change of an account that may shut it; null where the account opens nothing. */
export async function doorsBefore(tx: TxCtx, userId: number): Promise<Doors | null> {
  return await opensDoor(tx, userId) ? await countDoors(tx) : null;
}

/**
 * Counts those who can administer the portal. From here to the end of the transaction no other change that may shut the door goes on.
 *
 * @param inAnyMarket also those whose role is bound to no market of their editions
 */
export async function countDoors(
  tx: TxCtx,
  { inAnyMarket = false }: { inAnyMarket?: boolean } = {},
): Promise<Doors> {
  const { sql } = tx;
  await sql`select pg_advisory_xact_lock(${DOOR_LOCK})`;
  const [row] = await sql<[Record<"admins" | "lastingAdmins" | "editors" | "lastingEditors", number>]>`
    select
      count(distinct id) filter (where is_admin)::int as admins,
      count(distinct id) filter (where is_admin and expires_on is null)::int as lasting_admins,
      count(distinct id) filter (where may_edit)::int as editors,
      count(distinct id) filter (where may_edit and expires_on is null)::int as lasting_editors
    from (
      select u.id, u.expires_on, ur.role_code = ${ADMINISTRATOR} as is_admin, exists (
        select from role_rights rr where rr.role_code = ur.role_code and rr.right_code = ${KEY_RIGHT}
      ) as may_edit
      from users u
      join user_roles ur on ur.user_id = u.id and ur.org_code is null and ur.market_code is null
      where ${comesIn(tx)} ${inAnyMarket ? sql`` : sql`and ${countsSomewhere(tx)}`}
    ) people`;
  return {
    administrators: { now: row.admins, lasting: row.lastingAdmins },
    editors: { now: row.editors, lasting: row.lastingEditors },
  };
}

/**
 * Refuses `last-administrator` when the changes of this transaction leave no administrator who can log in, today or after the day on which
 * the last account ends, and `rights-last-holder` when nobody is left who may edit the rights of roles.
 */
export async function requireDoors(tx: TxCtx, before: Doors | null): Promise<void> {
  if (before === null) return;
  const after = await countDoors(tx);
  if (isShut(before.administrators, after.administrators)) throw refuse("last-administrator");
  if (isShut(before.editors, after.editors)) throw refuse("rights-last-holder");
}

function isShut(before: People, after: People): boolean {
  return before.now > 0 && after.now === 0 || before.lasting > 0 && after.lasting === 0;
}

/** Refuses the same for a change of the markets that roles are bound to, after it: a role bound to no market of an edition counts nowhere. */
export async function requireDoorsInMarkets(tx: TxCtx): Promise<void> {
  await requireDoors(tx, await countDoors(tx, { inAnyMarket: true }));
}

/** Which of some rights somebody has who may edit the rights of roles, and so could give them. */
export async function giveableRights(tx: TxCtx, rights: readonly string[]): Promise<Set<string>> {
  const { sql } = tx;
  await sql`select pg_advisory_xact_lock(${DOOR_LOCK})`;
  const rows = await sql<{ code: string }[]>`
    with held as (
      select u.id, rr.right_code
      from users u
      join user_roles ur on ur.user_id = u.id and ur.org_code is null and ur.market_code is null
      join role_rights rr on rr.role_code = ur.role_code
      where ${comesIn(tx)} and ${countsSomewhere(tx)} and rr.right_code = any(${[...rights, KEY_RIGHT]})
    )
    select distinct h.right_code as code
    from held h
    where exists (select from held k where k.id = h.id and k.right_code = ${KEY_RIGHT})`;
  return new Set(rows.map(({ code }) => code));
}
