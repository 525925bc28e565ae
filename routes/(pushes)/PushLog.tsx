import { HttpError, page } from "fresh";
import { Button } from "@/components/Button.tsx";
import { Empty } from "@/components/Empty.tsx";
import { ExportButton } from "@/components/exports/ExportButton.tsx";
import { FlashNotice } from "@/components/Notice.tsx";
import { PageHead } from "@/components/PageHead.tsx";
import { Pager } from "@/components/table/Pager.tsx";
import { pushHref, pushQuery } from "@/components/pushes/push_links.ts";
import { PushDetailView } from "@/components/pushes/PushDetailView.tsx";
import { isFiltered, PushFilters, unfiltered } from "@/components/pushes/PushFilters.tsx";
import { PushTable } from "@/components/pushes/PushTable.tsx";
import { RetryPush } from "@/components/pushes/RetryPush.tsx";
import { define } from "@/define.ts";
import { may } from "@/kernel/access/rights.ts";
import { formatOf } from "@/kernel/texts/format.ts";
import { listPushes, readPush } from "@/services/pushes/read_pushes.ts";
import { attempt } from "@/kernel/refusals/attempt.ts";
import { fromHere } from "@/components/table/from_here.ts";

/** What was handed over to other systems, or one hand-over (`push=17`). */
export const handler = define.handlers({
  async GET({ url, state: { ctx } }) {
    const query = pushQuery.parse(Object.fromEntries(url.searchParams));
    if (query.push !== undefined) {
      const { ok } = await attempt(() => readPush(ctx, query.push!));
      if (!ok) throw new HttpError(404);
      return page({ query, push: ok, list: null });
    }
    return page({ query, push: null, list: await listPushes(ctx, query) });
  },
});

export default define.page<typeof handler>(({ data, state }) => {
  const { ctx, basePath, flash, demo } = state;
  const { t } = ctx;
  const { query, push, list } = data;
  const format = formatOf(ctx);
  const crumbs = [{ label: t("nav.admin") }];
  if (push) {
    const open = push.isLast && (push.state === "retrying" || push.state === "failed");
    return (
      <>
        <PageHead
          title={t("pushes.one", { subject: push.subjectId })}
          crumbs={[...crumbs, { label: t("page.PushLog"), href: pushHref(basePath, {}) }]}
        >
          {open && may(ctx.actor, "PushLog:retry") && <RetryPush push={push} basePath={basePath} t={t} />}
        </PageHead>
        <FlashNotice flash={flash} />
        <PushDetailView push={push} basePath={basePath} t={t} format={format} />
      </>
    );
  }
  const filtered = isFiltered(query);
  return (
    <>
      <PageHead
        title={t("page.PushLog")}
        note={t("pushes.count", { count: list.total })}
        crumbs={crumbs}
        flush
      >
        <ExportButton
          ctx={ctx}
          kind="pushes"
          query={{
            state: query.state,
            subjectKind: query.subjectKind,
            keyword: query.keyword,
            from: query.from,
            to: query.to,
          }}
          total={list.total}
        />
        {demo && may(ctx.actor, "PushLog:retry") && (
          <Button href={`${basePath}/DemoDms`} icon="flask-conical">{t("page.DemoDms")}</Button>
        )}
      </PageHead>
      <FlashNotice flash={flash} />
      <div class="page-fill">
        <PushFilters query={query} basePath={basePath} t={t} format={format} />
        <div class="table-scroll">
          {list.records.length > 0
            ? <PushTable pushes={list.records} basePath={basePath} t={t} format={format} />
            : (
              <Empty
                title={t(filtered ? "pushes.noMatch" : "pushes.none")}
                drawing="list"
                action={filtered && (
                  <Button href={fromHere(pushHref(basePath, unfiltered(query)))}>
                    {t("table.clear_filters")}
                  </Button>
                )}
              >
                {t(filtered ? "pushes.noMatchWhy" : "pushes.noneWhy")}
              </Empty>
            )}
        </div>
        <Pager
          page={query.pageNo}
          size={query.pageSize}
          total={list.total}
          href={(pageNo) => pushHref(basePath, { ...query, pageNo })}
          keep={{
            state: query.state,
            subjectKind: query.subjectKind,
            keyword: query.keyword,
            from: query.from,
            to: query.to,
          }}
          t={t}
        />
      </div>
    </>
  );
});
