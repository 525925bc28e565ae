import { HttpError } from "fresh";
import { Button } from "@/components/Button.tsx";
import { Empty } from "@/components/Empty.tsx";
import { NothingFound } from "@/components/entry/NothingFound.tsx";
import { define } from "@/define.ts";
import { explainFault } from "@/edge/explain_fault.ts";
import { Refusal } from "@/kernel/refusals/refuse.ts";
import { sentenceOf } from "@/kernel/refusals/sentence_of.ts";
import type { State } from "@/edge/state.ts";

/**
 * Answers what a page throws. Not an error page of the framework: that one answers outside of all middlewares of the app, and the
 * page would be sent without content policy and the other headers.
 */
export default define.middleware(async (ctx) => {
  try {
    return await ctx.next();
  } catch (error) {
    const status = error instanceof HttpError ? error.status : 500;
    const page = status === 404
      ? <NothingFound state={ctx.state} />
      : <PageFault state={ctx.state} error={error} />;
    return await ctx.render(page, { status });
  }
});

/** The sentence of a refusal, or a fault with the reference under which the log has it. Never a stack. */
function PageFault({ state, error }: { state: State; error: unknown }) {
  const { ctx, basePath } = state;
  const { t } = ctx;
  const refusal = error instanceof Refusal ? error : explainFault(ctx, "page", error);
  return (
    <div class="page-fill grid place-items-center">
      <h1 class="off-screen">{t("shell.error_title")}</h1>
      <Empty
        title={t("shell.error_title")}
        action={<Button kind="primary" href={`${basePath}/index`}>{t("shell.error_home")}</Button>}
      >
        {sentenceOf(ctx, refusal)}
      </Empty>
    </div>
  );
}
