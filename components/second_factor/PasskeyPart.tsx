import { Button } from "@/components/Button.tsx";
import { refusalOf, TextField, typedOf } from "@/components/Field.tsx";
import { PasskeyButton } from "@/islands/second_factor/PasskeyButton.tsx";
import { formatOf } from "@/kernel/texts/format.ts";
import { LIMITS } from "@/kernel/limits.ts";
import type { Passkey } from "@/services/second_factor/read_factors.ts";
import type { RelyingParty } from "@/services/second_factor/relying_party.ts";
import { deviceOf } from "@/services/logs/device_of.ts";
import type { FactorPartProps } from "./factor_part.ts";
import { passkeyTexts } from "./passkey_texts.ts";

const FORM = "passkey";

/** The passkeys of a person, each with its removal, and one more. */
export function PasskeyPart({ state, factors, back, site }: FactorPartProps & {
  /** The site that passkeys are made for; null: at this address there can be none. */
  site: RelyingParty | null;
}) {
  const { ctx: { t }, flash, incoming } = state;
  return (
    <section class="factor-part" aria-labelledby="factor-passkeys">
      <h3 id="factor-passkeys">{t("second_factor.passkeys")}</h3>
      <p class="text-ink-2">{t("second_factor.passkeys_why")}</p>
      {factors.passkeys.length > 0 && (
        <ul class="passkey-list">
          {factors.passkeys.map((passkey) => (
            <OnePasskey key={passkey.id} passkey={passkey} state={state} back={back} site={site} />
          ))}
        </ul>
      )}
      {site === null
        ? <p class="field-hint">{t("refusal.passkey-none-here")}</p>
        : (
          <form class="form" method="post" action="/oauth/passkeys">
            <input type="hidden" name="_form" value={FORM} />
            <input type="hidden" name="_back" value={back} />
            <TextField
              name="name"
              idPrefix={FORM}
              label={t("second_factor.passkey_name")}
              hint={t("second_factor.passkey_name_hint")}
              value={typedOf(flash, FORM, "name") ?? deviceOf(incoming.agent)}
              error={refusalOf(flash, FORM, "name")}
              maxLength={LIMITS.passkeyNameLength}
              class="needs-script"
              required
            />
            <PasskeyButton use="registration" texts={passkeyTexts(t, "second_factor.passkey_add")} />
            <noscript>
              <p class="field-hint">{t("second_factor.passkey_script")}</p>
            </noscript>
          </form>
        )}
    </section>
  );
}

function OnePasskey({ passkey, state, back, site }: {
  passkey: Passkey;
  state: FactorPartProps["state"];
  back: string;
  site: RelyingParty | null;
}) {
  const { ctx } = state;
  const { t } = ctx;
  const format = formatOf(ctx);
  return (
    <li>
      <div>
        <p>
          <strong>{passkey.name}</strong>
        </p>
        <p class="text-ink-3 tabular-nums">
          {passkey.host !== site?.id && `${passkey.host} · `}
          {t("second_factor.since", { at: format.moment(passkey.createdAt) })} · {passkey.lastUsedAt
            ? t("second_factor.last_used", { at: format.moment(passkey.lastUsedAt) })
            : t("second_factor.never_used")}
        </p>
      </div>
      <form
        method="post"
        action={`/oauth/passkeys/${passkey.id}/removal`}
        data-call="removePasskey"
        data-after={back}
      >
        <input type="hidden" name="_back" value={back} />
        <Button label={t("second_factor.passkey_remove_named", { name: passkey.name })}>
          {t("second_factor.passkey_remove")}
        </Button>
        <p class="field-error" role="alert" data-form-error="" />
      </form>
    </li>
  );
}
