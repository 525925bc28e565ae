import type { ComponentChildren } from "preact";
import { Button } from "@/components/Button.tsx";
import { refusalOf, TextField, typedOf } from "@/components/Field.tsx";
import type { State } from "@/edge/state.ts";
import { may } from "@/kernel/access/rights.ts";
import type { UserDetail } from "@/services/users/read_user_detail.ts";
import { LIMITS } from "@/kernel/limits.ts";

const FREEZE = "user-freeze";

/** The verbs that fit the account as it is, each with what it does; those that take something away ask twice. */
export function AccountVerbs({ detail, state: { ctx, flash } }: { detail: UserDetail; state: State }) {
  const { t } = ctx;
  const mayFreeze = may(ctx.actor, "baseinfouser:freeze");
  const mayPassword = may(ctx.actor, "baseinfouser:password");
  const refused = flash?.form === FREEZE;
  return (
    <div class="user-verbs">
      {mayFreeze && detail.state === "not_activated" && detail.hasEmail && (
        <OnAccount detail={detail} action="/tis/users/activation">
          <Button kind="primary" icon="user-check">{t("users.activate")}</Button>
        </OnAccount>
      )}
      {mayFreeze && detail.state === "frozen" && (
        <OnAccount detail={detail} action="/tis/users/unfreezing">
          <Button icon="sun">{t("users.unfreeze")}</Button>
        </OnAccount>
      )}
      {mayPassword && detail.tries.wrong > 0 && (
        <OnAccount detail={detail} action={`/tis/users/${detail.id}/unlocking`}>
          <Button icon="lock-open">{t("users.unlock")}</Button>
        </OnAccount>
      )}
      {mayFreeze && detail.state === "normal" && (
        <details class="user-verb" open={refused}>
          <summary class="btn">{t("users.freeze")}</summary>
          <OnAccount detail={detail} action="/tis/users/freezing" form={FREEZE}>
            <p>{t("users.freeze_text")}</p>
            <TextField
              name="reason"
              idPrefix="one"
              label={t("users.reason")}
              hint={t("users.reason_hint")}
              maxLength={200}
              value={typedOf(flash, FREEZE, "reason")}
              error={refusalOf(flash, FREEZE, "reason")}
            />
            <Button kind="danger" icon="snowflake">{t("users.freeze")}</Button>
          </OnAccount>
        </details>
      )}
      {mayPassword && detail.state === "normal" && detail.hasEmail && (
        <details class="user-verb">
          <summary class="btn">{t("users.reset")}</summary>
          <OnAccount detail={detail} action="/tis/users/password-mails">
            <p>{t("users.reset_text")}</p>
            <Button kind="danger" icon="key-round">{t("users.reset")}</Button>
          </OnAccount>
        </details>
      )}
      {mayPassword && detail.state !== "frozen" && (
        <details class="user-verb">
          <summary class="btn">{t("users.one_time")}</summary>
          {/* Posted by the browser itself: the answer has to stay until it is written down. */}
          <form method="post" action={`/tis/users/${detail.id}/one-time-password`}>
            <input type="hidden" name="_back" value={`baseinfouser?entry=${detail.id}`} />
            <p>{t("users.one_time_text", { hours: LIMITS.oneTimePasswordHours })}</p>
            <Button kind="danger" icon="key-round">{t("users.one_time")}</Button>
          </form>
        </details>
      )}
      {mayPassword && (detail.factors.app !== null || detail.factors.passkeys.length > 0) && (
        <details class="user-verb">
          <summary class="btn">{t("users.factor_remove")}</summary>
          <OnAccount detail={detail} action={`/tis/users/${detail.id}/second-factor/removal`}>
            <p>{t("users.factor_remove_text")}</p>
            <Button kind="danger" icon="shield-off">{t("users.factor_remove")}</Button>
          </OnAccount>
        </details>
      )}
    </div>
  );
}

function OnAccount({ detail, action, form, children }: {
  detail: UserDetail;
  action: string;
  form?: string;
  children: ComponentChildren;
}) {
  return (
    <form method="post" action={action} data-call="" data-after="reload" noValidate>
      <input type="hidden" name="entries" value={String(detail.id)} />
      {form && <input type="hidden" name="_form" value={form} />}
      <input type="hidden" name="_back" value={`baseinfouser?entry=${detail.id}`} />
      {children}
      <p class="field-error" role="alert" data-form-error="" />
    </form>
  );
}
