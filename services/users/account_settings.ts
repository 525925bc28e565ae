import type { Ctx } from "@/kernel/ctx.ts";
import { publish } from "@/engines/events/publish.ts";
import { recordChange } from "@/engines/audit/record_change.ts";
import { personOf } from "@/kernel/access/rights.ts";
import type { Lang } from "@/kernel/texts/languages.ts";
import { requireOffered } from "@/services/languages/require_offered.ts";
import { refuseField } from "@/kernel/refusals/refuse.ts";
import { userChanged } from "@/events/users.ts";
import { nextSequence } from "@/kernel/access/next_sequence.ts";

/** Time zones a person may choose, by IANA name. */
export function zones(): string[] {
  return [...Intl.supportedValuesOf("timeZone")];
}

/** Whether a text is a time zone that dates can be shown in. */
export function isZone(zone: string): boolean {
  return zone === "UTC" || Intl.supportedValuesOf("timeZone").includes(zone);
}

/** Sets the user's language and zone: mails, exports and later logins follow them. Refuses an unknown zone and a language that is not offered. */
export async function setAccountSettings(ctx: Ctx, settings: { lang?: Lang; zone?: string }): Promise<void> {
  if (settings.zone !== undefined && !isZone(settings.zone)) throw refuseField("zone", "zone-unknown");
  await requireOffered(ctx, settings.lang);
  const changed = Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== undefined));
  if (Object.keys(changed).length === 0) return;
  await ctx.tx(async (tx) => {
    const user = personOf(tx);
    await tx.sql`update users set ${tx.sql(changed)}, version = version + 1 where id = ${user.id}`;
    const person = await nextSequence(tx, user.id);
    await publish(tx, userChanged, { ...person, changed: Object.keys(changed) });
    await recordChange(tx, {
      operation: "setAccountSettings",
      subjectKind: "user",
      subjectId: user.id,
      before: { lang: user.lang, zone: user.zone },
      after: changed,
    });
  });
}
