import { Button } from "@/components/Button.tsx";
import { CallForm } from "@/components/CallForm.tsx";
import { Icon } from "@/components/Icon.tsx";
import type { Translate } from "@/kernel/texts/texts.ts";
import type { Push } from "@/services/pushes/answer_schemas.ts";
import { pushHref } from "./push_links.ts";

/** Tries again after a question, which is a `<details>` so that it is asked without script too. */
export function RetryPush({ push, basePath, t }: { push: Push; basePath: string; t: Translate }) {
  return (
    <details class="menu" data-menu="">
      <summary class="btn">
        <Icon name="refresh-cw" />
        {t("pushes.retry")}
      </summary>
      <div class="menu-panel ask-panel">
        <p>{t("pushes.retryAsk", { subject: push.subjectId })}</p>
        <CallForm action={`/tis/pushes/${push.id}/retry`} id="retry-push" back={pushHref(basePath)} goOn>
          <p class="field-error" data-form-error="" role="alert" />
          <Button kind="primary" icon="refresh-cw">{t("pushes.retryNow")}</Button>
        </CallForm>
      </div>
    </details>
  );
}
