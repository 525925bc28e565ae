import { Card } from "@/components/Card.tsx";
import { Chip } from "@/components/Mark.tsx";
import type { State } from "@/edge/state.ts";
import { AppPart } from "./AppPart.tsx";
import { CodesPart } from "./CodesPart.tsx";
import type { FactorPage } from "@/services/second_factor/read_factor_page.ts";
import { PasskeyPart } from "./PasskeyPart.tsx";
import { RecoveryCodes } from "./RecoveryCodes.tsx";

/** The own second factor on the page of the account: app, passkeys, recovery codes. */
export function SecondFactorCard({ state, page, codes }: {
  state: State;
  page: FactorPage;
  /** Recovery codes that were just made. */
  codes: readonly string[] | null;
}) {
  const { ctx, basePath } = state;
  const { t } = ctx;
  const { factors, site } = page;
  const has = factors.app !== null || factors.passkeys.length > 0;
  const back = `${basePath}/Account#second-factor`;
  return (
    <div id="second-factor">
      <Card
        title={t("second_factor.title")}
        end={<Chip tone={has ? "ok" : "mute"}>{t(has ? "second_factor.on" : "second_factor.off")}</Chip>}
        bare
      >
        {codes && <RecoveryCodes codes={codes} host={page.host} ctx={ctx} />}
        <AppPart state={state} factors={factors} back={back} waiting={page.waiting} />
        <PasskeyPart state={state} factors={factors} back={back} site={site} />
        {has && <CodesPart state={state} factors={factors} back={back} />}
      </Card>
    </div>
  );
}
