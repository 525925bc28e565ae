import { queueMail } from "@/engines/deliveries/queue_mail.ts";
import type { Ctx, TxCtx } from "@/kernel/ctx.ts";
import type { Edition } from "@/kernel/access/editions.ts";
import { isLang, type Lang } from "@/kernel/texts/languages.ts";
import { createUser } from "@/services/users/create_user.ts";
import { activateUser } from "@/services/users/set_account_state.ts";
import { assignRoleBySync } from "./role_by_sync.ts";
import type { WantedPerson } from "./plan.ts";

/**
 * Makes the account of a person who is new in the dealer management system. Known by mail address they are active at once and are
 * told by mail how to set their password; without one an administrator has to activate them.
 *
 * Refuses a user name that somebody here has already (`user-name-used`).
 */
export async function createPerson(ctx: Ctx, wanted: WantedPerson): Promise<void> {
  await ctx.tx(async (tx) => {
    const [known] = await tx.sql`select from users where dms_id = ${wanted.dmsId}`;
    if (known) return;
    const { edition, lang, zone } = await placeOf(tx, wanted);
    const { userId } = await createUser(tx, {
      userCode: wanted.userCode,
      fullName: wanted.fullName,
      email: wanted.email,
      emailConfirmed: true,
      userType: wanted.userType,
      orgCode: wanted.orgCode,
      countryCode: wanted.countryCode,
      editions: [edition],
      lang,
      zone,
    });
    await tx.sql`update users set dms_id = ${wanted.dmsId} where id = ${userId}`;
    await assignRoleBySync(tx, userId, wanted.role);
    if (wanted.email === null) return;
    await activateUser(tx, userId);
    await queueMail(tx, {
      idempotencyKey: `account-made-${userId}`,
      to: wanted.email,
      lang,
      template: "account-made",
      params: { name: wanted.fullName, account: wanted.userCode },
    });
  });
}

/** Edition, language and zone that a store's people begin with. */
async function placeOf(
  tx: TxCtx,
  wanted: WantedPerson,
): Promise<{ edition: Edition; lang: Lang; zone: string }> {
  const [org] = await tx.sql<{ zone: string; edition: Edition | null; languages: string[] | null }[]>`
    select o.zone, m.edition, c.languages
    from orgs o
    left join markets m on m.code = o.market_code
    left join countries c on c.code = ${wanted.countryCode}
    where o.code = ${wanted.orgCode}`;
  const edition = org?.edition ?? "domestic";
  const spoken = org?.languages?.find((one) => isLang(one)) as Lang | undefined;
  return {
    edition,
    lang: spoken ?? (edition === "domestic" ? "zh_CN" : "en_US"),
    zone: org?.zone ?? "UTC",
  };
}
