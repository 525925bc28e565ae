import { HttpError, page } from "fresh";
import { Button } from "@/components/Button.tsx";
import { ListPage, readListPage } from "@/components/list/ListPage.tsx";
import { FlashNotice } from "@/components/Notice.tsx";
import { PageHead } from "@/components/PageHead.tsx";
import { fromHere } from "@/components/table/from_here.ts";
import { pushHref } from "@/components/pushes/push_links.ts";
import { PushDetailView } from "@/components/pushes/PushDetailView.tsx";
import { PushStateMark } from "@/components/pushes/PushStateMark.tsx";
import { RetryPush } from "@/components/pushes/RetryPush.tsx";
import { define } from "@/define.ts";
import type { State } from "@/edge/state.ts";
import { may } from "@/kernel/access/rights.ts";
import { formatOf } from "@/kernel/texts/format.ts";
import type { PushDetail } from "@/services/pushes/answer_schemas.ts";
import { pushList } from "@/services/pushes/push_list.ts";
import { readPush } from "@/services/pushes/read_pushes.ts";
import { attempt } from "@/kernel/refusals/attempt.ts";

/** What was handed over to other systems, or one hand-over (`push=17`). */
export const handler = define.handlers({
  async GET({ url, state: { ctx } }) {
    const id = url.searchParams.get("push");
    if (id === null || !/^[1-9]\d{0,15}$/.test(id)) {
      return page({ push: null, list: await readListPage(pushList, ctx, url) });
    }
    const { ok } = await attempt(() => readPush(ctx, Number(id)));
    if (!ok) throw new HttpError(404);
    return page({ push: ok, list: null });
  },
});

export default define.page<typeof handler>(({ data, state }) => {
  const { ctx: { t, actor }, basePath, demo } = state;
  if (data.push) return <Detail push={data.push} state={state} />;
  return (
    <ListPage
      list={pushList}
      data={data.list}
      state={state}
      parts={{
        tools: demo && may(actor, "PushLog:retry") && (
          <Button href={`${basePath}/DemoDms`} icon="flask-conical" class="btn-sign">
            {t("page.DemoDms")}
          </Button>
        ),
        cells: {
          subject: (push) => (
            <a class="link" href={fromHere(pushHref(basePath, { push: push.id }))}>
              {t(`pushes.kind.${push.subjectKind}`)} <span class="mono">{push.subjectId}</span>
            </a>
          ),
          state: (push) => <PushStateMark push={push} />,
        },
        classes: { reason: "wrap-anywhere" },
      }}
    />
  );
});

function Detail({ push, state: { ctx, basePath, flash } }: { push: PushDetail; state: State }) {
  const { t } = ctx;
  const open = push.isLast && (push.state === "retrying" || push.state === "failed");
  return (
    <>
      <PageHead
        title={t("pushes.one", { subject: push.subjectId })}
        crumbs={[{ label: t("nav.admin") }, { label: t("page.PushLog"), href: pushHref(basePath) }]}
      >
        {open && may(ctx.actor, "PushLog:retry") && <RetryPush push={push} basePath={basePath} t={t} />}
      </PageHead>
      <FlashNotice flash={flash} />
      <PushDetailView push={push} basePath={basePath} t={t} format={formatOf(ctx)} />
    </>
  );
}
