import { page } from "fresh";
import { ListPage, readListPage } from "@/components/list/ListPage.tsx";
import { RetryLaborPush } from "@/components/labor/RetryLaborPush.tsx";
import { define } from "@/define.ts";
import { may } from "@/kernel/access/rights.ts";
import { laborPushLog, RETRY_RIGHT } from "@/services/labor/hand_over/push_log.ts";

/** What was handed over of released labor items, and what failed to be tried again. */
export const handler = define.handlers({
  GET: async ({ url, state: { ctx } }) => page({ list: await readListPage(laborPushLog, ctx, url) }),
});

export default define.page<typeof handler>(({ data: { list }, state }) => {
  const mayRetry = may(state.ctx.actor, RETRY_RIGHT);
  // What is tried again may be answered before the page is there to hear of it.
  const pending = list.list.records.some(({ state }) => state === "waiting" || state === "retrying");
  return (
    <ListPage
      list={laborPushLog}
      data={list}
      state={state}
      parts={{
        live: { id: "labor-pushes", topic: "documents", pending },
        classes: { reason: "wrap-anywhere", answer: "wrap-anywhere" },
        actions: (push) => mayRetry && push.mayRetry && <RetryLaborPush push={push} state={state} />,
      }}
    />
  );
});
