import { Button } from "@/components/Button.tsx";
import { Empty } from "@/components/Empty.tsx";
import { NothingFound } from "@/components/entry/NothingFound.tsx";
import { HttpError } from "fresh";
import { define } from "@/define.ts";
import { explainFault } from "@/edge/explain_fault.ts";
import { Refusal } from "@/services/refusals/refuse.ts";
import { sentenceOf } from "@/services/refusals/sentence_of.ts";

/**
 * What is shown when a page fails: the sentence of a refusal, or a fault with the reference under which the log has it. Never
 * a stack.
 */
export default define.page(({ state, error }) => {
  const { ctx, basePath } = state;
  const { t } = ctx;
  if (error instanceof HttpError && error.status === 404) return <NothingFound state={state} />;
  const refusal = error instanceof Refusal ? error : explainFault(ctx, "page", error);
  return (
    <div class="page-fill grid place-items-center">
      <h1 class="off-screen">{t("entry.error_title")}</h1>
      <Empty
        title={t("entry.error_title")}
        action={<Button kind="primary" href={`${basePath}/index`}>{t("entry.error_home")}</Button>}
      >
        {sentenceOf(ctx, refusal)}
      </Empty>
    </div>
  );
});
