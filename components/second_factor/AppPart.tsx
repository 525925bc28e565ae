import { Button } from "@/components/Button.tsx";
import { refusalOf, TextField } from "@/components/Field.tsx";
import { formatOf } from "@/kernel/texts/format.ts";
import type { NewTotp } from "@/services/second_factor/totp.ts";
import type { FactorPartProps } from "./factor_part.ts";
import { QrCode } from "./QrCode.tsx";

const FORM = "totp";

/** The authenticator app: not there, waiting for its first code, or set up. */
export function AppPart(
  { state, factors, back, waiting }: FactorPartProps & {
    /** The key that waits for its first code. */
    waiting: NewTotp | null;
  },
) {
  const { t } = state.ctx;
  return (
    <section class="factor-part" aria-labelledby="factor-app">
      <h3 id="factor-app">{t("second_factor.app")}</h3>
      {factors.app?.readable
        ? <AppThere state={state} factors={factors} back={back} />
        : waiting
        ? <AppWaiting state={state} back={back} waiting={waiting} />
        : (
          <form method="post" action="/oauth/totp" data-call="startTotp" data-after={back}>
            <input type="hidden" name="_back" value={back} />
            {factors.app
              ? <p class="field-error">{t("second_factor.app_gone")}</p>
              : <p class="text-ink-2">{t("second_factor.app_why")}</p>}
            <div class="form-actions">
              <Button icon="smartphone">{t("second_factor.app_start")}</Button>
            </div>
          </form>
        )}
    </section>
  );
}

function AppThere({ state, factors, back }: FactorPartProps) {
  const { ctx } = state;
  const { t } = ctx;
  const format = formatOf(ctx);
  const { since, lastUsedAt } = factors.app!;
  return (
    <>
      <p class="text-ink-2 tabular-nums">
        {t("second_factor.since", { at: format.moment(since) })}
        {lastUsedAt && ` · ${t("second_factor.last_used", { at: format.moment(lastUsedAt) })}`}
      </p>
      <details class="user-verb">
        <summary class="btn">{t("second_factor.app_remove")}</summary>
        <form method="post" action="/oauth/totp/removal" data-call="removeTotp" data-after={back}>
          <input type="hidden" name="_back" value={back} />
          <p>{t("second_factor.app_remove_text")}</p>
          <p class="field-error" role="alert" data-form-error="" />
          <Button kind="danger" icon="trash">{t("second_factor.app_remove")}</Button>
        </form>
      </details>
    </>
  );
}

/** Posted by the browser itself: the page that follows shows the recovery codes, this once. */
function AppWaiting(
  { state, back, waiting }: Omit<FactorPartProps, "factors"> & { waiting: NewTotp },
) {
  const { ctx: { t }, flash } = state;
  return (
    <>
      <div class="totp-key">
        <QrCode text={waiting.address} label={t("second_factor.qr")} />
        <div>
          <p>{t("second_factor.scan")}</p>
          <p class="field-hint">{t("second_factor.type_key")}</p>
          <p class="mono totp-text">{waiting.key.match(/.{1,4}/g)!.join(" ")}</p>
          <p>
            <a class="link" href={waiting.address}>{t("second_factor.open_app")}</a>
          </p>
        </div>
      </div>
      <form class="form" method="post" action="/oauth/totp/confirmation">
        <input type="hidden" name="_form" value={FORM} />
        <input type="hidden" name="_back" value={back} />
        <TextField
          name="code"
          idPrefix={FORM}
          label={t("second_factor.first_code")}
          hint={t("second_factor.first_code_hint")}
          error={refusalOf(flash, FORM, "code")}
          autocomplete="one-time-code"
          inputMode="numeric"
          maxLength={7}
          mono
          required
        />
        <div class="form-actions">
          <Button kind="quiet" form="totp-cancel">{t("second_factor.cancel")}</Button>
          <Button kind="primary">{t("second_factor.app_confirm")}</Button>
        </div>
      </form>
      <form
        id="totp-cancel"
        method="post"
        action="/oauth/totp/cancellation"
        data-call="cancelTotp"
        data-after={back}
      >
        <input type="hidden" name="_back" value={back} />
      </form>
    </>
  );
}
