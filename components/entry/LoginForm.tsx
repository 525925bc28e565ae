import type { ComponentChildren } from "preact";
import { Button } from "@/components/Button.tsx";
import { Checkbox } from "@/components/Checkbox.tsx";
import { refusalOf, TextField, typedOf } from "@/components/Field.tsx";
import { islandTexts, transportTexts } from "@/components/island_texts.ts";
import type { State } from "@/edge/state.ts";
import { PasskeyButton } from "@/islands/second_factor/PasskeyButton.tsx";
import { passkeyTexts } from "@/components/second_factor/passkey_texts.ts";
import { relyingPartyOf } from "@/services/second_factor/relying_party.ts";
import { SlideVerify } from "@/islands/entry/SlideVerify.tsx";
import type { TextCode as Code } from "@/services/entry/captcha.ts";
import type { Entry } from "@/kernel/access/entries.ts";
import { PasswordField } from "./PasswordField.tsx";
import { TextCode } from "./TextCode.tsx";

const FORM = "login";
const PASSKEY_FORM = "login-passkey";

/**
 * Account, password, verification, consent. A plain form also where script runs: the answer sets the session's cookie and
 * leads on, and a refusal comes back with a new picture.
 */
export function LoginForm({ state, entry, next, code, refusal }: {
  state: State;
  entry: Entry;
  next: string | null;
  /** Null when slide-to-verify is off. */
  code: Code | null;
  /** Why the last try was refused, where no field is at fault. */
  refusal: ComponentChildren;
}) {
  const { ctx, flash, brand, basePath, theme, incoming } = state;
  const { t } = ctx;
  const captchaError = refusalOf(flash, FORM, "captcha");
  return (
    <>
      <form class="form" method="post" action="/oauth/login">
        <input type="hidden" name="_form" value={FORM} />
        <input type="hidden" name="entry" value={entry} />
        <input type="hidden" name="lang" value={ctx.lang} />
        {next && <input type="hidden" name="next" value={next} />}
        <TextField
          name="account"
          label={t("entry.account")}
          value={typedOf(flash, FORM, "account")}
          error={refusalOf(flash, FORM, "account")}
          autocomplete="username"
          maxLength={100}
          required
        />
        <PasswordField
          t={t}
          name="password"
          label={t("entry.password")}
          aside={<a href={`${basePath}/RePassPage`}>{t("entry.reset")}</a>}
          error={refusalOf(flash, FORM, "password")}
          autocomplete="current-password"
          required
        />
        {code && (
          <div class="verify">
            <SlideVerify
              brand={brand}
              theme={theme}
              error={captchaError}
              texts={{
                ...transportTexts(t),
                ...islandTexts(t, {
                  slide: "entry.slide",
                  newPicture: "entry.new_picture",
                  drag: "entry.drag",
                  cannotDrag: "entry.cannot_drag",
                  useKeys: "entry.use_keys",
                  keysHint: "entry.keys_hint",
                  usePicture: "entry.use_picture",
                  code: "entry.code",
                  codeHint: "entry.code_hint",
                  newCode: "entry.new_code",
                  failed: "entry.captcha_failed",
                  loading: "entry.loading",
                }),
                value: t("entry.slide_value", { px: "{px}" }),
              }}
            />
            <noscript>
              <TextCode code={code} t={t} error={captchaError} />
            </noscript>
          </div>
        )}
        <div>
          <Checkbox
            name="consent"
            checked={typedOf(flash, FORM, "consent") !== undefined}
            error={refusalOf(flash, FORM, "consent")}
          >
            {t("entry.consent")} <a href={`${basePath}/Privacy`} target="_blank">{t("entry.privacy")}</a>
          </Checkbox>
        </div>
        {refusal && <p class="field-error" data-form-error="" role="alert">{refusal}</p>}
        <Button kind="primary" size="form" wide>{t("entry.sign_in")}</Button>
      </form>
      {relyingPartyOf(incoming.publicUrl) && (
        <form class="step-passkey" method="post" action="/oauth/login/passkey">
          <input type="hidden" name="_form" value={PASSKEY_FORM} />
          <input type="hidden" name="entry" value={entry} />
          <input type="hidden" name="lang" value={ctx.lang} />
          {next && <input type="hidden" name="next" value={next} />}
          <PasskeyButton
            use="login"
            ticked='form[action="/oauth/login"] input[name="consent"]'
            texts={passkeyTexts(t, "entry.sign_in_passkey")}
          />
        </form>
      )}
    </>
  );
}
