import { Button } from "@/components/Button.tsx";
import { CallForm } from "@/components/CallForm.tsx";
import type { State } from "@/edge/state.ts";
import type { LaborPush } from "@/services/labor/hand_over/push_log.ts";

/** Lets a failed hand-over be tried again. */
export function RetryLaborPush({ push, state: { ctx: { t }, basePath } }: { push: LaborPush; state: State }) {
  return (
    <CallForm
      action={`/tis/labor-pushes/${push.id}/retry`}
      id={`retry-${push.id}`}
      back={`${basePath}/LaborCatalogPushLog`}
      goOn
    >
      <Button icon="refresh-cw">{t("labor.push.retry")}</Button>
    </CallForm>
  );
}
