import type { Ctx } from "@/kernel/ctx.ts";
import type { Entry } from "@/kernel/access/entries.ts";
import { LIMITS } from "@/kernel/limits.ts";
import { refuse } from "@/kernel/refusals/refuse.ts";
import type { Lang } from "@/kernel/texts/languages.ts";
import { type AccountFacts, type Door, loginRefusal } from "./account_state.ts";
import { keptBrands } from "./kept_brands.ts";

/** An account as a login needs it. */
export interface Account extends AccountFacts {
  id: number | string;
  userCode: string;
  fullName: string;
  lang: Lang;
  passwordHash: string | null;
  mustChangePassword: boolean;
  passwordOld: boolean | null;
  /** It was for one use, and its time is over. */
  passwordEnded: boolean;
}

/** Refuses an account whose state lets nobody in at this door; one that belongs to another is told which. */
export async function requireUsable(ctx: Ctx, account: Account, entry: Entry): Promise<void> {
  const refusal = loginRefusal(account, ctx.edition, entry);
  if (!refusal) return;
  const { key, params, door } = refusal;
  if (!door) throw refuse(key, params);
  throw refuse(key, { door: await nameOfDoor(ctx, door) }, [], { ...door });
}

/** What a door is called: the portal of the other edition, or a brand of this one. */
async function nameOfDoor(ctx: Ctx, { edition, entry }: Door): Promise<string> {
  if (edition !== ctx.edition) return ctx.t(`entry.door_${edition}`);
  const brands = await keptBrands(ctx);
  return brands.find((brand) => brand.entry === entry)?.name ?? ctx.t(`entry.door_${edition}`);
}

/** The live account of a name, or null. */
export async function accountOf(ctx: Ctx, typedName: string): Promise<Account | null> {
  const now = ctx.clock();
  const [account] = await ctx.sql<Account[]>`
    select u.id, u.user_code, u.full_name, u.lang, u.password_hash, u.must_change_password, u.state, u.editions,
      u.brand_codes, u.user_type, u.effective_on::text, u.expires_on::text,
      (${now}::timestamptz at time zone u.zone)::date::text as today,
      coalesce(u.country_code, o.country_code) as country_code,
      u.password_changed_at < ${now}::timestamptz - make_interval(months => ${LIMITS.passwordPromptMonths})
        as password_old,
      u.password_ends_at is not null and u.password_ends_at <= ${now} as password_ended,
      exists (select from user_roles ur where ur.user_id = u.id) as has_role,
      exists (
        select
        from user_roles ur
        left join role_markets rm on rm.role_code = ur.role_code and ur.market_code is null
        join markets m on m.code = coalesce(ur.market_code, rm.market_code)
        where ur.user_id = u.id and m.edition = ${ctx.edition}
      ) as has_market
    from users u
    left join orgs o on o.code = u.org_code
    where u.user_code = ${typedName} and u.deleted_at is null`;
  return account ?? null;
}
