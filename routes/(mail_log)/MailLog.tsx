import { page } from "fresh";
import { z } from "zod";
import { Button } from "@/components/Button.tsx";
import { Empty } from "@/components/Empty.tsx";
import { PageHead } from "@/components/PageHead.tsx";
import { ListFilters } from "@/components/table/ListFilters.tsx";
import { listHref, paging, searchText } from "@/components/table/list_query.ts";
import { Pager } from "@/components/table/Pager.tsx";
import { MailLines } from "@/components/mail_log/MailLines.tsx";
import { define } from "@/define.ts";
import { listMails, MAIL_STATES, mailsGivenUp } from "@/services/mail_log/list_mails.ts";
import { formatOf } from "@/kernel/texts/format.ts";
import { fromHere } from "@/components/table/from_here.ts";

const asked = z.object({
  state: z.enum(MAIL_STATES).optional().catch(undefined),
  keyword: searchText,
  ...paging,
});

export const handler = define.handlers({
  async GET({ url, state: { ctx } }) {
    const query = asked.parse(Object.fromEntries(url.searchParams));
    const [list, givenUp] = await Promise.all([listMails(ctx, query), mailsGivenUp(ctx)]);
    return page({ query, list, givenUp });
  },
});

/** The mails of the portal for operators: which left, wait or were given up, and what the mail server said. */
export default define.page<typeof handler>(({ data, state: { ctx, basePath } }) => {
  const { t } = ctx;
  const { query, list, givenUp } = data;
  const href = (change: Partial<typeof query>) =>
    fromHere(listHref(`${basePath}/MailLog`, { ...query, ...change }));
  const isNarrowed = query.keyword !== undefined || query.state !== undefined;
  const clearHref = href({ state: undefined, keyword: undefined, pageNo: 1 });
  return (
    <>
      <PageHead
        title={t("page.MailLog")}
        note={t("messages.log_note", { count: givenUp })}
        crumbs={[{ label: t("nav.admin") }]}
        flush
      />
      <div class="page-fill">
        <ListFilters
          label={t("page.MailLog")}
          keyword={{ label: t("messages.log_to"), value: query.keyword }}
          filters={[{
            kind: "select",
            name: "state",
            label: t("messages.log_state"),
            empty: t("messages.all_states"),
            value: query.state,
            choices: MAIL_STATES.map((one) => ({ value: one, label: t(`messages.log_state.${one}`) })),
          }]}
          keep={{ pageSize: query.pageSize }}
          without={(names) =>
            href({ ...Object.fromEntries(names.map((name) => [name, undefined])), pageNo: 1 })}
          clearHref={clearHref}
          t={t}
          format={formatOf(ctx)}
        />
        <div class="table-scroll">
          {list.records.length > 0 ? <MailLines mails={list.records} t={t} format={formatOf(ctx)} /> : (
            <Empty
              title={t("messages.log_none")}
              drawing="list"
              action={isNarrowed && <Button href={clearHref}>{t("table.clear_filters")}</Button>}
            >
              {t("messages.log_none_why")}
            </Empty>
          )}
        </div>
        <Pager
          page={query.pageNo}
          size={query.pageSize}
          total={list.total}
          href={(pageNo) => href({ pageNo })}
          keep={{ state: query.state, keyword: query.keyword }}
          t={t}
        />
      </div>
    </>
  );
});
