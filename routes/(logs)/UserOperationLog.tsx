import { HttpError, page } from "fresh";
import { Button } from "@/components/Button.tsx";
import { listLinks } from "@/components/list/list_links.ts";
import { ListPage, readListPage } from "@/components/list/ListPage.tsx";
import { OperationDetail } from "@/components/logs/OperationDetail.tsx";
import { operationParts } from "@/components/logs/OperationParts.tsx";
import { PageHead } from "@/components/PageHead.tsx";
import { listHref } from "@/components/table/list_query.ts";
import { define } from "@/define.ts";
import { may } from "@/kernel/access/rights.ts";
import { readOperation } from "@/services/logs/list_operations.ts";
import { operationList } from "@/services/logs/operation_list.ts";
import { attempt } from "@/kernel/refusals/attempt.ts";

/** Who did what to what, or one line of it with all that it says (`line=17`). */
export const handler = define.handlers({
  async GET({ url, state: { ctx } }) {
    const { line: id, ...back } = Object.fromEntries(url.searchParams);
    if (id === undefined || !/^[1-9]\d{0,15}$/.test(id)) {
      return page({ line: null, list: await readListPage(operationList, ctx, url) });
    }
    const { ok } = await attempt(() => readOperation(ctx, Number(id)));
    if (!ok) throw new HttpError(404);
    return page({ line: ok, list: null, back });
  },
});

export default define.page<typeof handler>(({ data, state }) => {
  const { ctx, basePath } = state;
  const { t } = ctx;
  if (data.line) {
    const list = {
      label: t("page.UserOperationLog"),
      href: listHref(`${basePath}/UserOperationLog`, data.back),
    };
    return (
      <>
        <PageHead title={data.line.operationName} crumbs={[{ label: t("nav.logs") }, list]} />
        <OperationDetail line={data.line} ctx={ctx} basePath={basePath} />
      </>
    );
  }
  return (
    <ListPage
      list={operationList}
      data={data.list}
      state={state}
      parts={{
        ...operationParts(ctx, basePath, listLinks(operationList, basePath, data.list).keep()),
        tools: may(ctx.actor, "UserOperationLogSumm:view") && (
          <Button href={`${basePath}/UserOperationLogSumm`} icon="chart-column">
            {t("page.UserOperationLogSumm")}
          </Button>
        ),
      }}
    />
  );
});
