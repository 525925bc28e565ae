import { Facts } from "@/components/Facts.tsx";
import { Chip } from "@/components/Mark.tsx";
import type { Ctx } from "@/kernel/ctx.ts";
import { betweenNames } from "@/kernel/texts/between_names.ts";
import { formatOf } from "@/kernel/texts/format.ts";
import type { UserDetail } from "@/services/users/read_user_detail.ts";
import { StateOfAccount } from "./AccountMarks.tsx";

/** State, password, tries and duties of an account, name beside value. */
export function AccountFacts({ detail, ctx }: { detail: UserDetail; ctx: Ctx }) {
  const { t } = ctx;
  const format = formatOf(ctx);
  const { tries } = detail;
  return (
    <section aria-labelledby="user-account">
      <h3 class="pane-title" id="user-account">{t("users.account_title")}</h3>
      <Facts
        facts={[
          { name: t("users.state"), value: <StateOfAccount state={detail.state} t={t} /> },
          ...(detail.state === "frozen"
            ? [{ name: t("users.frozen_facts"), value: frozen(ctx, detail) }]
            : []),
          ...(detail.dmsId === null ? [{ name: t("users.origin"), value: t("users.made_here") }] : []),
          ...(detail.hasEmail
            ? [{
              name: t("users.email_proven"),
              value: detail.emailConfirmedAt
                ? format.moment(detail.emailConfirmedAt)
                : <Chip tone="warn">{t("users.email_unproven")}</Chip>,
            }]
            : []),
          { name: t("users.password"), value: password(ctx, detail) },
          { name: t("users.factor"), value: factor(ctx, detail) },
          ...(tries.wrong > 0
            ? [{
              name: t("users.tries"),
              value: tries.lockedUntil
                ? (
                  <Chip tone="err">
                    {t("users.locked_until", { count: tries.wrong, at: format.moment(tries.lockedUntil) })}
                  </Chip>
                )
                : t("users.tries_count", { count: tries.wrong }),
            }]
            : []),
          {
            name: t("users.duties"),
            value: detail.duties.length === 0 ? t("users.duties_none") : (
              <ul>
                {detail.duties.map(({ department, duty, brand }) => (
                  <li key={`${department} ${duty} ${brand}`}>
                    {t("table.named", { name: department, value: t(`person.duty_${duty}`) })}
                    {brand && ` (${brand})`}
                  </li>
                ))}
              </ul>
            ),
          },
        ]}
      />
    </section>
  );
}

function frozen(ctx: Ctx, { frozenAt, frozenBy, frozenReason, frozenBySync }: UserDetail) {
  const { t } = ctx;
  if (frozenBySync) return t("users.frozen_by_sync");
  return (
    <>
      {frozenAt && t("users.frozen_by", { at: formatOf(ctx).moment(frozenAt), who: frozenBy ?? "–" })}
      {frozenReason && <p class="wrap-anywhere">{frozenReason}</p>}
    </>
  );
}

function factor({ t, lang }: Ctx, { factors: { app, passkeys } }: UserDetail) {
  const has = [
    ...(app ? [t("users.factor_app")] : []),
    ...(passkeys.length > 0 ? [t("users.factor_passkeys", { count: passkeys.length })] : []),
  ];
  return has.length > 0 ? has.join(betweenNames(lang)) : t("users.factor_none");
}

function password(ctx: Ctx, { passwordChangedAt, mustChangePassword }: UserDetail) {
  const { t } = ctx;
  if (!passwordChangedAt) return t("users.password_none");
  return (
    <>
      {t("users.password_set", { at: formatOf(ctx).moment(passwordChangedAt) })}{" "}
      {mustChangePassword && <Chip tone="warn">{t("users.password_must_change")}</Chip>}
    </>
  );
}
