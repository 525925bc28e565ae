import { page } from "fresh";
import { Button } from "@/components/Button.tsx";
import { EntryFrame } from "@/components/entry/EntryFrame.tsx";
import { AccountOfPassword } from "@/components/entry/AccountOfPassword.tsx";
import { PasswordField } from "@/components/entry/PasswordField.tsx";
import { refusalOf, typedOf } from "@/components/Field.tsx";
import { FlashNotice } from "@/components/Notice.tsx";
import { passkeyTexts } from "@/components/second_factor/passkey_texts.ts";
import { define } from "@/define.ts";
import { keepFlash } from "@/edge/flash.ts";
import type { State } from "@/edge/state.ts";
import { PasskeyButton } from "@/islands/second_factor/PasskeyButton.tsx";
import { personOf } from "@/kernel/access/rights.ts";
import { CONFIRM_PAGE } from "@/services/entry/guard.ts";
import { hasPasskey } from "@/services/second_factor/read_factors.ts";
import { relyingPartyOf } from "@/services/second_factor/relying_party.ts";
import { entryData } from "./(_page)/entry_data.ts";

const FORM = "confirm";

export const handler = define.handlers({
  async GET({ state, url }) {
    const { ctx, basePath, incoming } = state;
    const passkey = relyingPartyOf(incoming.publicUrl) !== null && await hasPasskey(ctx, personOf(ctx).id);
    return page({
      ...await entryData(state),
      sites: [],
      passkey,
      next: pathOf(url.searchParams.get("next")) ?? `${basePath}/index`,
      kept: await keepTyped(state),
    });
  },
});

/** A path of this site, or null. */
function pathOf(next: string | null): string | null {
  const url = next === null ? null : URL.parse(next, "http://page/");
  return url?.host === "page" && !url.pathname.startsWith("//") ? url.pathname + url.search + url.hash : null;
}

/** Keeps what was typed in the form that asked, for the page that it stands on; a wrong password here does not lose it. */
async function keepTyped({ ctx, incoming, flash }: State): Promise<string | undefined> {
  if (!flash || flash.form === FORM) return typedOf(flash, FORM, "kept");
  const message = ctx.t("entry.confirmed_send_again");
  return await keepFlash(ctx, incoming.owner, { ...flash, kind: "success", message, errors: [], data: {} });
}

/** Proving again who one is, where a form asks for it without script. */
export default define.page<typeof handler>(({ data: { passkey, next, kept, ...frame }, state }) => {
  const { ctx, flash, basePath } = state;
  const { t } = ctx;
  const error = refusalOf(flash, FORM, "proof");
  const back = `${basePath}/${CONFIRM_PAGE}?${new URLSearchParams({ next })}`;
  const hidden = (
    <>
      <input type="hidden" name="_form" value={FORM} />
      <input type="hidden" name="_back" value={back} />
      <input type="hidden" name="_next" value={next} />
      {kept && <input type="hidden" name="kept" value={kept} />}
    </>
  );
  return (
    <EntryFrame state={state} {...frame}>
      <h1>{t("form.confirm_identity")}</h1>
      <p class="entry-lead">{t("refusal.confirmation-needed")}</p>
      {flash?.form === FORM && !error && <FlashNotice flash={flash} />}
      {passkey && (
        <form class="step-passkey" method="post" action="/oauth/confirmation">
          {hidden}
          <PasskeyButton use="confirmation" texts={passkeyTexts(t, "form.confirm_passkey")} />
        </form>
      )}
      <form class="form" method="post" action="/oauth/confirmation">
        {hidden}
        <AccountOfPassword userCode={personOf(ctx).userCode} />
        <PasswordField
          t={t}
          name="proof"
          idPrefix={FORM}
          label={t("form.confirm_proof")}
          error={error}
          autocomplete="current-password"
          required
        />
        <Button kind="primary" size="form" wide>{t("form.confirm_do")}</Button>
      </form>
      <p class="entry-foot">
        <a href={next}>{t("entry.confirm_leave")}</a>
      </p>
    </EntryFrame>
  );
});
