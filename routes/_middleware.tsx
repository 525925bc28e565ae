import { HttpError } from "fresh";
import { Button } from "@/components/Button.tsx";
import { Empty } from "@/components/Empty.tsx";
import { NothingFound } from "@/components/entry/NothingFound.tsx";
import { define } from "@/define.ts";
import { RETRY_AFTER } from "@/edge/envelope.ts";
import { explainFault } from "@/edge/explain_fault.ts";
import { statusOfPage } from "@/edge/status_of_page.ts";
import { isServerAway } from "@/platform/database/check_server.ts";
import { Refusal } from "@/kernel/refusals/refuse.ts";
import { sentenceOf } from "@/kernel/refusals/sentence_of.ts";
import type { State } from "@/edge/state.ts";

/**
 * Answers what a page throws: a refusal by its sentence and status, a fault with the reference under which the log has it. Not an error page of
 * the framework: that one answers outside of all middlewares of the app, and the page would be sent without content policy and the other
 * headers.
 */
export default define.middleware(async (ctx) => {
  try {
    return await ctx.next();
  } catch (error) {
    const { state } = ctx;
    if (error instanceof HttpError && error.status === 404) {
      return await ctx.render(<NothingFound state={state} />, { status: 404 });
    }
    const refusal = error instanceof Refusal ? error : explainFault(state.ctx, "page", error);
    // The page's frame asks the database too: answered by the last resort, which needs nothing.
    if (isServerAway(error)) throw error;
    const status = error instanceof HttpError ? error.status : statusOfPage(refusal);
    const page = status === 404 && refusal.key === "not-found"
      ? <NothingFound state={state} />
      : <Refused state={state} refusal={refusal} />;
    const headers = status === 503 ? { "retry-after": RETRY_AFTER } : undefined;
    return await ctx.render(page, { status, headers });
  }
});

/** The sentence of a refusal in the reader's frame. Never a stack. */
function Refused({ state: { ctx, basePath }, refusal }: { state: State; refusal: Refusal }) {
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
