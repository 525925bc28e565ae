import { page } from "fresh";
import { Button } from "@/components/Button.tsx";
import { EntryFrame } from "@/components/entry/EntryFrame.tsx";
import { entryDrawing } from "@/components/entry/entry_drawing.ts";
import { FlashNotice, Notice } from "@/components/Notice.tsx";
import { AppPart } from "@/components/second_factor/AppPart.tsx";
import { PasskeyPart } from "@/components/second_factor/PasskeyPart.tsx";
import { RecoveryCodes } from "@/components/second_factor/RecoveryCodes.tsx";
import { define } from "@/define.ts";
import { readShownOnce } from "@/edge/shown_once.ts";
import { readFactorPage } from "@/services/second_factor/read_factor_page.ts";
import { newCodes } from "@/services/second_factor/recovery_codes.ts";

export const handler = define.handlers({
  async GET(ctx) {
    const { state } = ctx;
    const { incoming, flash } = state;
    const factors = await readFactorPage(state.ctx, incoming.publicUrl);
    const shown = readShownOnce(flash, newCodes);
    // Nothing is demanded (any more) and nothing has just been made: the account's own page has all of it.
    if (!state.session?.factorDue && !flash) {
      return ctx.redirect(`${state.basePath}/Account`, 303);
    }
    const [{ brandName }, drawing] = await Promise.all([state.frame, entryDrawing()]);
    return page({ factors, codes: shown?.recoveryCodes ?? null, brandName, drawing });
  },
});

/** Setting up a second factor that is demanded: nothing else can be reached until it is done. */
export default define.page<typeof handler>(({ data: { factors, codes, ...frame }, state }) => {
  const { ctx, flash, basePath, session } = state;
  const { t } = ctx;
  const back = `${basePath}/SecondFactor`;
  const parts = { state, factors: factors.factors, back };
  return (
    <EntryFrame state={state} {...frame} sites={[]}>
      <h1>{t("second_factor.must_title")}</h1>
      <p class="entry-lead">
        {t(session?.factorDue ? "second_factor.must_lead" : "second_factor.done_lead")}
      </p>
      <FlashNotice flash={flash?.form ? null : flash} />
      {session?.factorDue
        ? (
          <div class="factor-parts">
            <AppPart {...parts} waiting={factors.waiting} />
            <PasskeyPart {...parts} site={factors.site} />
          </div>
        )
        : (
          <>
            {codes
              ? <RecoveryCodes codes={codes} host={factors.host} ctx={ctx} />
              : <Notice tone="ok">{t("second_factor.on")}</Notice>}
            <Button kind="primary" size="form" wide href={`${basePath}/index`}>
              {t("second_factor.go_on")}
            </Button>
          </>
        )}
      <form class="entry-foot" method="post" action="/oauth/logout" data-call="logout">
        <Button kind="quiet" icon="log-out">{t("second_factor.log_out")}</Button>
      </form>
    </EntryFrame>
  );
});
