import { Checkbox } from "@/components/Checkbox.tsx";
import { Notice } from "@/components/Notice.tsx";
import type { Translate } from "@/kernel/texts/texts.ts";

/** What is to be known before something happens at the vehicle, and the tick without which it is refused. */
export function SafetyFields({ moves, t, error, confirm = "diagnosis.safety_confirm" }: {
  moves: boolean;
  t: Translate;
  error?: string;
  confirm?: string;
}) {
  if (!moves) return <p class="note">{t("diagnosis.safety_still")}</p>;
  return (
    <>
      {confirm === "diagnosis.safety_confirm" && <Notice tone="warn">{t("diagnosis.safety_moves")}</Notice>}
      <Checkbox name="confirmed" required bare>{t(confirm)}</Checkbox>
      <p class="field-error" data-error-of="confirmed">{error}</p>
    </>
  );
}
