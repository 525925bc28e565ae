import { personOf } from "@/kernel/access/rights.ts";
import { page } from "fresh";
import { Button } from "@/components/Button.tsx";
import { EntryFrame } from "@/components/entry/EntryFrame.tsx";
import { NewPasswordFields } from "@/components/entry/NewPasswordFields.tsx";
import { refusalOf, TextField, typedOf } from "@/components/Field.tsx";
import { FlashNotice } from "@/components/Notice.tsx";
import { define } from "@/define.ts";
import { entryData } from "./(_page)/entry_data.ts";

const FORM = "first";

export const handler = define.handlers({
  async GET(ctx) {
    // Once finished there is nothing to do here: both are changed in the user centre.
    if (!ctx.state.session?.firstLogin) return ctx.redirect(`${ctx.state.basePath}/Account`, 303);
    return page({ ...await entryData(ctx.state), sites: [] });
  },
});

/** First login: bind an e-mail and set a password of one's own (specification section 2, "first-login email reset"). */
export default define.page<typeof handler>(({ data, state }) => {
  const { ctx, flash } = state;
  const { t } = ctx;
  return (
    <EntryFrame state={state} {...data}>
      <h1>{t("entry.first_title")}</h1>
      <p class="entry-lead">{t("entry.first_lead")}</p>
      <FlashNotice flash={flash} />
      <form class="form" method="post" action="/oauth/first-login" data-call="finishFirstLogin">
        <input type="hidden" name="_form" value={FORM} />
        <TextField
          name="email"
          type="email"
          label={t("entry.email")}
          hint={t("entry.first_email_hint")}
          value={typedOf(flash, FORM, "email") ?? personOf(ctx).email ?? undefined}
          error={refusalOf(flash, FORM, "email")}
          autocomplete="email"
          required
        />
        <NewPasswordFields state={state} form={FORM} />
        <Button kind="primary" size="form" wide>{t("entry.first_save")}</Button>
      </form>
      <form class="entry-foot" method="post" action="/oauth/logout" data-call="logout">
        <Button kind="quiet" icon="log-out">{t("entry.log_out")}</Button>
      </form>
    </EntryFrame>
  );
});
