import { Button } from "@/components/Button.tsx";
import { Chip } from "@/components/Mark.tsx";
import { LIMITS } from "@/kernel/limits.ts";
import type { FactorPartProps } from "./factor_part.ts";

/** Below so many it is time for new ones. */
const FEW = 3;

/** How many recovery codes are left, and new ones. */
export function CodesPart({ state, factors, back }: FactorPartProps) {
  const { t } = state.ctx;
  const left = factors.recoveryCodesLeft;
  return (
    <section class="factor-part" aria-labelledby="factor-codes">
      <h3 id="factor-codes">{t("second_factor.codes")}</h3>
      <p class="text-ink-2">
        {t("second_factor.codes_left", { left, all: LIMITS.recoveryCodes })}{" "}
        {left < FEW && <Chip tone="warn">{t("second_factor.codes_few")}</Chip>}
      </p>
      <details class="user-verb">
        <summary class="btn">{t("second_factor.codes_renew")}</summary>
        {/* Posted by the browser itself: the page that follows shows them, this once. */}
        <form method="post" action="/oauth/recovery-codes">
          <input type="hidden" name="_back" value={back} />
          <p>{t("second_factor.codes_renew_text")}</p>
          <Button icon="refresh-cw">{t("second_factor.codes_renew")}</Button>
        </form>
      </details>
    </section>
  );
}
