import type { TxCtx } from "@/kernel/ctx.ts";
import { refuseField } from "@/kernel/refusals/refuse.ts";
import { isLang, LANGUAGES } from "@/kernel/texts/languages.ts";
import type { UserDraft, UserValues } from "./user_fields.ts";

/** Members on which it depends what languages an account may have. */
const DECIDING = ["lang", "userType", "orgCode", "countryCode"] as const;

/**
 * Refuses for people of a store a language that its country does not speak: `user-language-not-of-country`, with those that it speaks.
 * Where the country speaks none that an edition of the account offers, nobody is bound (services/languages/offered_to.ts). An account
 * that was as it is before the country changed its languages may still be changed otherwise.
 */
export async function requireLanguageOfStore(
  tx: TxCtx,
  values: UserDraft,
  before: UserValues | null,
): Promise<void> {
  const { userType, orgCode, countryCode, editions, lang } = values;
  if (userType !== "store") return;
  if (before && DECIDING.every((name) => (values[name] ?? null) === (before[name] ?? null))) return;
  const [country] = await tx.sql<{ name: string; spoken: string[] }[]>`
    select name_in(c.names, ${tx.chain as string[]}) as name, array(
      select l.code
      from unnest(c.languages) with ordinality as said (lang, place)
      join languages l on l.code = said.lang and l.deleted_at is null
      where (l.domestic and 'domestic' = any(${[...editions]})) or (l.overseas and 'overseas' = any(${[
    ...editions,
  ]}))
      order by said.place
    ) as spoken
    from countries c
    where c.deleted_at is null
      and c.code = coalesce((select o.country_code from orgs o where o.code = ${orgCode ?? null}), ${
    countryCode ?? null
  })`;
  if (!country || country.spoken.length === 0 || country.spoken.includes(lang)) return;
  throw refuseField("lang", "user-language-not-of-country", {
    country: country.name,
    languages: country.spoken.filter(isLang).map((one) => LANGUAGES[one].name).join(" · "),
  });
}
