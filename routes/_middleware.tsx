import { HttpError } from "fresh";
import { Button } from "@/components/Button.tsx";
import { Empty } from "@/components/Empty.tsx";
import { NothingFound } from "@/components/entry/NothingFound.tsx";
import { define } from "@/define.ts";
import { RETRY_AFTER } from "@/edge/envelope.ts";
import { explainFault } from "@/edge/explain_fault.ts";
import { isServerAway } from "@/platform/database/check_server.ts";
import { REFUSALS } from "@/kernel/refusals/catalogue.ts";
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
    if (error instanceof HttpError && error.status === 404) {
      return await ctx.render(<NothingFound state={ctx.state} />, { status: 404 });
    }
    const refusal = error instanceof Refusal ? error : explainFault(ctx.state.ctx, "page", error);
    // The page's frame asks the database too: answered by the last resort, which needs nothing.
    if (isServerAway(error)) throw error;
    const page = <PageFault state={ctx.state} refusal={refusal} />;
    if (REFUSALS[refusal.key].http === 503) {
      return await ctx.render(page, { status: 503, headers: { "retry-after": RETRY_AFTER } });
    }
    return await ctx.render(page, { status: error instanceof HttpError ? error.status : 500 });
  }
});

/** The sentence of a refusal, or a fault with the reference under which the log has it. Never a stack. */
function PageFault({ state, refusal }: { state: State; refusal: Refusal }) {
  const { ctx, basePath } = state;
  const { t } = ctx;
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
