import { page } from "fresh";
import { Button } from "@/components/Button.tsx";
import { ListPage, readListPage } from "@/components/list/ListPage.tsx";
import { define } from "@/define.ts";
import { may } from "@/kernel/access/rights.ts";
import { loginList } from "@/services/logs/login_list.ts";

/** Who logged in and who tried to: when, from where, with what, and how it ended. */
export const handler = define.handlers({
  async GET({ url, state: { ctx } }) {
    return page(await readListPage(loginList, ctx, url));
  },
});

export default define.page<typeof handler>(({ data, state }) => {
  const { ctx: { t, actor }, basePath } = state;
  return (
    <ListPage
      list={loginList}
      data={data}
      state={state}
      parts={{
        tools: may(actor, "UserLoginListSummary:view") && (
          <Button href={`${basePath}/UserLoginListSummary`} icon="chart-column">
            {t("page.UserLoginListSummary")}
          </Button>
        ),
        cells: {
          device: ({ device, agent }) => <span title={agent ?? undefined}>{device || "–"}</span>,
        },
      }}
    />
  );
});
