import { type Context, HttpError } from "fresh";
import { Button } from "@/components/Button.tsx";
import { Empty } from "@/components/Empty.tsx";
import { ClosedPage } from "@/components/roles/ClosedPage.tsx";
import type { Closing } from "@/services/entry/guard.ts";
import { NothingFound } from "@/components/entry/NothingFound.tsx";
import { define } from "@/define.ts";
import { RETRY_AFTER } from "@/edge/envelope.ts";
import { explainFault } from "@/edge/explain_fault.ts";
import { statusOfPage } from "@/edge/status_of_page.ts";
import { isServerAway } from "@/platform/database/check_server.ts";
import { Refusal, refuse } from "@/kernel/refusals/refuse.ts";
import { sentenceOf } from "@/kernel/refusals/sentence_of.ts";
import { wayToPage } from "@/services/roles/ask_for_page.ts";
import type { State } from "@/edge/state.ts";

/**
 * Answers what a page throws: a refusal by its sentence and status, a fault with the reference under which the log has it. Not an error page of
 * the framework: that one answers outside of all middlewares of the app, and the page would be sent without content policy and the other
 * headers.
 */
export default define.middleware(async (ctx) => {
  const { closed } = ctx.state;
  try {
    if (closed) return await answerClosed(ctx, closed.why, closed.path);
    return await ctx.next();
  } catch (error) {
    const { state } = ctx;
    if (error instanceof HttpError && error.status === 404) {
      return await ctx.render(<NothingFound state={state} />, { status: 404 });
    }
    const refusal = refusalOf(state, error);
    // The page's frame asks the database too: answered by the last resort, which needs nothing.
    if (isServerAway(error)) throw error;
    const status = error instanceof HttpError ? error.status : statusOfPage(refusal);
    if (error instanceof Refusal && refusal.key === "no-right" && state.page) {
      return await answerClosed(ctx, "no-right", state.page.route);
    }
    const page = status === 404 && refusal.key === "not-found"
      ? <NothingFound state={state} />
      : <Refused state={state} refusal={refusal} />;
    const headers = status === 503 ? { "retry-after": RETRY_AFTER } : undefined;
    return await ctx.render(page, { status, headers });
  }
});

/** A page that its reader may open throws 403 for a state that they may not, such as the form that adds: said in a sentence, and no fault. */
function refusalOf({ ctx }: State, error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  if (error instanceof HttpError && error.status === 403) return refuse("no-right");
  return explainFault(ctx, "page", error);
}

/** What stands in place of a page that the guard keeps closed, with whom to ask; an old browser is not mended by asking. */
async function answerClosed(ctx: Context<State>, why: Closing, path: string): Promise<Response> {
  const { state } = ctx;
  const way = why.startsWith("ie-") ? null : await wayToPage(state.ctx, path);
  const status = why === "not-found" || why === "page-switched-off" ? 404 : 403;
  return await ctx.render(<ClosedPage state={state} why={why} path={path} way={way} />, { status });
}

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
