import { Button } from "@/components/Button.tsx";
import { Card } from "@/components/Card.tsx";
import type { State } from "@/edge/state.ts";
import { may } from "@/kernel/access/rights.ts";

/** Takes a labor item into the job on which the reader works, beside the parts of the visit. */
export function TakeIntoJob({ code, state }: { code: string; state: State }) {
  const { ctx: { actor, t }, basePath } = state;
  if (!may(actor, "EPCCart:edit")) return null;
  return (
    <Card title={t("labor.job.title")}>
      <p class="note">{t("labor.job.why")}</p>
      <div class="mt-2 flex flex-wrap gap-2">
        <form method="post" action="/tis/job-labor" data-call="" data-after="stay">
          <input type="hidden" name="laborTimeCode" value={code} />
          <Button kind="primary" icon="list-plus">{t("labor.job.take")}</Button>
        </form>
        <Button href={`${basePath}/EPCCart`}>{t("labor.job.open")}</Button>
      </div>
    </Card>
  );
}
