import { page } from "fresh";
import { Button } from "@/components/Button.tsx";
import { EntryFrame } from "@/components/entry/EntryFrame.tsx";
import { NewPasswordFields } from "@/components/entry/NewPasswordFields.tsx";
import { refusalOf, TextField, typedOf } from "@/components/Field.tsx";
import { FlashNotice, Notice } from "@/components/Notice.tsx";
import { define } from "@/define.ts";
import type { State } from "@/edge/state.ts";
import { entryToReturnTo } from "@/kernel/access/entries.ts";
import { linkIsOpen } from "@/services/entry/mail_links.ts";
import { LIMITS } from "@/kernel/limits.ts";
import { COOKIE } from "@/edge/cookies.ts";
import { entryData } from "./(_page)/entry_data.ts";

/** What the page is opened for: ask for a link, follow one to a new password, or confirm an e-mail. */
type Step =
  | { step: "ask" }
  | { step: "confirmed" }
  | { step: "set"; token: string; open: boolean }
  | { step: "confirm"; token: string; open: boolean };

export const handler = define.handlers({
  async GET({ state, url: { searchParams } }) {
    const reset = searchParams.get("token");
    const confirm = searchParams.get("confirm");
    let step: Step = searchParams.has("confirmed") ? { step: "confirmed" } : { step: "ask" };
    if (reset !== null) {
      step = { step: "set", token: reset, open: await linkIsOpen(state.ctx, "reset-password", reset) };
    } else if (confirm !== null) {
      step = { step: "confirm", token: confirm, open: await linkIsOpen(state.ctx, "confirm-email", confirm) };
    }
    const entry = entryToReturnTo(state.ctx.edition, state.incoming.cookies.get(COOKIE.brand));
    return page({ ...await entryData(state), step, entry });
  },
});

/** Password reset, open without login (specification section 2); also where links of confirmation mails lead. */
export default define.page<typeof handler>(({ data, state }) => {
  const { ctx: { t }, basePath } = state;
  return (
    <EntryFrame state={state} {...data}>
      <StepView state={state} step={data.step} />
      <p class="entry-foot">
        <a href={`${basePath}/${data.entry}`}>{t("entry.back")}</a>
      </p>
    </EntryFrame>
  );
});

function StepView({ state, step }: { state: State; step: Step }) {
  const { ctx: { t }, basePath } = state;
  if (step.step === "ask") return <AskForLink state={state} />;
  if (step.step === "confirmed") {
    return (
      <>
        <h1>{t("entry.confirmed_title")}</h1>
        <p class="entry-lead">{t("entry.confirmed_lead")}</p>
        <FlashNotice flash={state.flash} />
      </>
    );
  }
  if (!step.open) {
    return (
      <>
        <h1>{t("entry.link_invalid_title")}</h1>
        <p class="entry-lead" />
        <Notice tone="err">
          {t(step.step === "set" ? "refusal.reset-link-invalid" : "refusal.email-link-invalid")}
        </Notice>
        {step.step === "set" && (
          <Button kind="primary" size="form" wide href={`${basePath}/RePassPage`}>
            {t("entry.ask_again")}
          </Button>
        )}
      </>
    );
  }
  return step.step === "set"
    ? <SetPassword state={state} token={step.token} />
    : <ConfirmEmail state={state} token={step.token} />;
}

function AskForLink({ state }: { state: State }) {
  const { ctx: { t }, flash } = state;
  return (
    <>
      <h1>{t("entry.reset_title")}</h1>
      <p class="entry-lead">{t("entry.reset_lead", { minutes: LIMITS.resetLinkMinutes })}</p>
      <FlashNotice flash={flash} />
      <form
        class="form"
        method="post"
        action="/oauth/password-resets"
        data-call="sendResetLink"
        data-after="reload"
      >
        <input type="hidden" name="_form" value="ask" />
        <TextField
          name="account"
          label={t("entry.account")}
          value={typedOf(flash, "ask", "account")}
          error={refusalOf(flash, "ask", "account")}
          autocomplete="username"
          required
        />
        <TextField
          name="email"
          type="email"
          label={t("entry.email")}
          hint={t("entry.reset_no_email")}
          value={typedOf(flash, "ask", "email")}
          error={refusalOf(flash, "ask", "email")}
          autocomplete="email"
          required
        />
        <Button kind="primary" size="form" wide>{t("entry.send_link")}</Button>
      </form>
    </>
  );
}

function SetPassword({ state, token }: { state: State; token: string }) {
  const { ctx: { t }, flash } = state;
  return (
    <>
      <h1>{t("entry.new_title")}</h1>
      <p class="entry-lead" />
      <FlashNotice flash={flash} />
      <form class="form" method="post" action="/oauth/password-resets/completion" data-call="resetPassword">
        <input type="hidden" name="_form" value="set" />
        <input type="hidden" name="token" value={token} />
        <NewPasswordFields state={state} form="set" />
        <Button kind="primary" size="form" wide>{t("entry.set_password")}</Button>
      </form>
    </>
  );
}

function ConfirmEmail({ state, token }: { state: State; token: string }) {
  const { t } = state.ctx;
  return (
    <>
      <h1>{t("entry.confirm_title")}</h1>
      <p class="entry-lead">{t("entry.confirm_lead")}</p>
      <form class="form" method="post" action="/oauth/email-confirmations" data-call="confirmEmail">
        <input type="hidden" name="token" value={token} />
        <Button kind="primary" size="form" wide>{t("entry.confirm")}</Button>
      </form>
    </>
  );
}
