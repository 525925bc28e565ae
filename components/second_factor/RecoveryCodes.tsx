import { islandTexts } from "@/components/island_texts.ts";
import { Notice } from "@/components/Notice.tsx";
import { RecoveryTools } from "@/islands/second_factor/RecoveryTools.tsx";
import type { Ctx } from "@/kernel/ctx.ts";
import { personOf } from "@/kernel/access/rights.ts";

/** Recovery codes, shown this once: to be copied, printed or saved. Printed, the page is these alone. */
export function RecoveryCodes({ codes, host, ctx }: { codes: readonly string[]; host: string; ctx: Ctx }) {
  const { t } = ctx;
  const heading = t("second_factor.codes_heading", { account: personOf(ctx).userCode, host });
  return (
    <section class="recovery-codes print-alone" aria-labelledby="recovery-codes">
      <h2 id="recovery-codes">{t("second_factor.codes")}</h2>
      <Notice tone="warn">{t("second_factor.codes_shown")}</Notice>
      <p class="text-ink-2">{heading}</p>
      <ol class="mono">
        {codes.map((code) => <li key={code}>{code}</li>)}
      </ol>
      <RecoveryTools
        codes={codes}
        heading={heading}
        texts={islandTexts(t, {
          copy: "second_factor.copy",
          copied: "second_factor.copied",
          print: "second_factor.print",
          save: "second_factor.save",
        })}
      />
    </section>
  );
}
