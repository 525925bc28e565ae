import { page } from "fresh";
import { SubstitutesCards } from "@/components/approvals/SubstitutesCards.tsx";
import { EmailCard } from "@/components/account/EmailCard.tsx";
import { LinksCard } from "@/components/account/LinksCard.tsx";
import { ChangePassword } from "@/components/account/ChangePassword.tsx";
import { ProfileCard } from "@/components/account/ProfileCard.tsx";
import { SessionsCard } from "@/components/account/SessionsCard.tsx";
import { readShownOnce } from "@/edge/shown_once.ts";
import { newCodes } from "@/services/second_factor/recovery_codes.ts";
import { readFactorPage } from "@/services/second_factor/read_factor_page.ts";
import { SecondFactorCard } from "@/components/second_factor/SecondFactorCard.tsx";
import { SettingsCard } from "@/components/account/SettingsCard.tsx";
import { MailWishesCard } from "@/components/inbox/MailWishesCard.tsx";
import { FlashNotice, Notice } from "@/components/Notice.tsx";
import { PageHead } from "@/components/PageHead.tsx";
import { define } from "@/define.ts";
import { possibleSubstitutes } from "@/services/approvals/substitutes/possible_substitutes.ts";
import { readSubstitutions } from "@/services/approvals/substitutes/read_substitutes.ts";
import { ownSessions } from "@/services/entry/end_session.ts";
import { personOf } from "@/kernel/access/rights.ts";
import { mailWishes } from "@/engines/messages/mail_wishes.ts";
import { roleNames } from "@/services/users/role_names.ts";

export const handler = define.handlers({
  async GET({ state }) {
    const { ctx, incoming } = state;
    const shown = readShownOnce(state.flash, newCodes);
    const [sessions, roles, wishes, factors, substitutions, possible] = await Promise.all([
      ownSessions(ctx),
      roleNames(ctx),
      mailWishes(ctx),
      readFactorPage(ctx, incoming.publicUrl),
      readSubstitutions(ctx),
      possibleSubstitutes(ctx),
    ]);
    const substitutes = { ...substitutions, possible };
    return page({ sessions, roles, wishes, factors, substitutes, codes: shown?.recoveryCodes ?? null });
  },
});

/** The user centre: who I am, password, e-mail, second factor, mail wishes, language and zone, sessions, substitutes (specification section 2, user centre). */
export default define.page<typeof handler>(({ data, state }) => {
  const { ctx, session, flash } = state;
  const { t } = ctx;
  const { substitutes } = data;
  // Of no use to whom nobody waits for.
  const lends = Object.values(substitutes).some((people) => people.length > 0);
  return (
    <>
      <PageHead title={t("page.Account")} note={personOf(ctx).userCode} />
      <div class="account">
        <FlashNotice flash={flash} />
        {session?.passwordOld && <Notice tone="warn">{t("person.password_old")}</Notice>}
        <div class="account-cards">
          <div>
            <ProfileCard state={state} roles={data.roles} />
            <LinksCard state={state} />
            <SettingsCard state={state} />
            <SessionsCard state={state} sessions={data.sessions} />
          </div>
          <div>
            <ChangePassword state={state} />
            <SecondFactorCard state={state} page={data.factors} codes={data.codes} />
            <EmailCard state={state} />
            {lends && <SubstitutesCards data={substitutes} state={state} back="Account" />}
            <MailWishesCard wishes={data.wishes} hasEmail={personOf(ctx).email !== null} t={t} />
          </div>
        </div>
      </div>
    </>
  );
});
