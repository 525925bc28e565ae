import { page } from "fresh";
import { Button } from "@/components/Button.tsx";
import { EntryFrame } from "@/components/entry/EntryFrame.tsx";
import { refusalOf, TextField } from "@/components/Field.tsx";
import { FlashNotice, Notice } from "@/components/Notice.tsx";
import { passkeyTexts } from "@/components/second_factor/passkey_texts.ts";
import { define } from "@/define.ts";
import { COOKIE } from "@/edge/cookies.ts";
import { PasskeyButton } from "@/islands/second_factor/PasskeyButton.tsx";
import { entryToReturnTo } from "@/kernel/access/entries.ts";
import { findLoginStep } from "@/services/entry/login_steps.ts";
import { readFactors } from "@/services/second_factor/read_factors.ts";
import { relyingPartyOf } from "@/services/second_factor/relying_party.ts";
import { entryData } from "./(_page)/entry_data.ts";

const FORM = "step";

export const handler = define.handlers({
  async GET(ctx) {
    const { state } = ctx;
    const { cookies, publicUrl } = state.incoming;
    const step = await findLoginStep(state.ctx, cookies.get(COOKIE.step));
    const entry = step?.entry ?? entryToReturnTo(state.ctx.edition, cookies.get(COOKIE.brand));
    if (!step) return ctx.redirect(`${state.basePath}/${entry}`, 303);
    const { app, passkeys } = await readFactors(state.ctx, step.userId);
    const site = relyingPartyOf(publicUrl);
    const hasPasskey = passkeys.some(({ host }) => host === site?.id);
    return page({ ...await entryData(state), sites: [], entry, app, hasPasskey });
  },
});

/** The second step of a login: a code of the app, a passkey, or a recovery code. */
export default define.page<typeof handler>(({ data: { entry, app, hasPasskey, ...frame }, state }) => {
  const { ctx: { t }, flash, basePath } = state;
  const error = refusalOf(flash, FORM, "code");
  const hasApp = app?.readable ?? false;
  return (
    <EntryFrame state={state} {...frame}>
      <h1>{t("entry.step_title")}</h1>
      {(hasApp || hasPasskey) && (
        <p class="entry-lead">{t(hasApp ? "entry.step_lead_app" : "entry.step_lead_passkey")}</p>
      )}
      {app && !hasApp && !error && <Notice tone="warn">{t("refusal.app-key-gone")}</Notice>}
      {!error && <FlashNotice flash={flash} />}
      {hasPasskey && (
        <form class="step-passkey" method="post" action="/oauth/login/second-step">
          <PasskeyButton use="step" primary={!hasApp} texts={passkeyTexts(t, "form.confirm_passkey")} />
        </form>
      )}
      <form class="form" method="post" action="/oauth/login/second-step">
        <input type="hidden" name="_form" value={FORM} />
        <TextField
          name="code"
          idPrefix={FORM}
          label={t(hasApp ? "entry.step_code" : "entry.step_recovery")}
          hint={hasApp ? t("entry.step_code_hint") : undefined}
          error={error}
          autocomplete="one-time-code"
          maxLength={40}
          autofocus
          mono
          required
        />
        <Button kind={hasApp || !hasPasskey ? "primary" : "plain"} size="form" wide>
          {t("entry.sign_in")}
        </Button>
      </form>
      <p class="entry-foot">
        <a href={`${basePath}/${entry}`}>{t("entry.back")}</a>
      </p>
    </EntryFrame>
  );
});
