import { page } from "fresh";
import { z } from "zod";
import { Button } from "@/components/Button.tsx";
import { Empty } from "@/components/Empty.tsx";
import { TextField } from "@/components/Field.tsx";
import { FilterBar, FilterChips } from "@/components/FilterBar.tsx";
import { PageHead } from "@/components/PageHead.tsx";
import { SelectField } from "@/components/Select.tsx";
import { chipsOf } from "@/components/table/chips_of.ts";
import { listHref, paging, searchText } from "@/components/table/list_query.ts";
import { Pager } from "@/components/table/Pager.tsx";
import { MailLines } from "@/components/messages/MailLines.tsx";
import { define } from "@/define.ts";
import { listMails, MAIL_STATES, mailsGivenUp } from "@/services/deliveries/list_mails.ts";
import { formatOf } from "@/services/i18n/format.ts";

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
  const href = (change: Partial<typeof query>) => listHref(`${basePath}/MailLog`, { ...query, ...change });
  const chips = chipsOf({
    keyword: [t("messages.log_to"), query.keyword],
    state: [t("messages.log_state"), query.state && t(`messages.log_state.${query.state}`)],
  }, (filter) => href({ [filter]: undefined, pageNo: 1 }));
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
        <FilterBar
          label={t("page.MailLog")}
          submit={t("messages.search")}
          keep={{ pageSize: query.pageSize }}
        >
          <TextField
            name="keyword"
            label={t("messages.log_to")}
            hideLabel
            type="search"
            placeholder={t("messages.log_to")}
            value={query.keyword}
          />
          <SelectField
            name="state"
            label={t("messages.log_state")}
            hideLabel
            empty={t("messages.all_states")}
            value={query.state}
            choices={MAIL_STATES.map((one) => ({ value: one, label: t(`messages.log_state.${one}`) }))}
          />
        </FilterBar>
        <FilterChips chips={chips} clearHref={clearHref} t={t} />
        <div class="table-scroll">
          {list.records.length > 0 ? <MailLines mails={list.records} t={t} format={formatOf(ctx)} /> : (
            <Empty
              title={t("messages.log_none")}
              drawing="list"
              action={chips.length > 0 && <Button href={clearHref}>{t("table.clear_filters")}</Button>}
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
