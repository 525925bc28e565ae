import { page } from "fresh";
import { Button } from "@/components/Button.tsx";
import { Empty } from "@/components/Empty.tsx";
import { ExportButton } from "@/components/exports/ExportButton.tsx";
import { FilterBar, FilterChips } from "@/components/FilterBar.tsx";
import { FlashNotice } from "@/components/Notice.tsx";
import { PageHead } from "@/components/PageHead.tsx";
import { SelectField } from "@/components/Select.tsx";
import { chipsOf } from "@/components/table/chips_of.ts";
import { Pager } from "@/components/table/Pager.tsx";
import { LiveNews } from "@/components/inbox/LiveNews.tsx";
import { messageQuery, messagesHref } from "@/components/inbox/message_links.ts";
import { MessageTable, RowForms } from "@/components/inbox/MessageTable.tsx";
import { define } from "@/define.ts";
import { formatOf } from "@/kernel/texts/format.ts";
import { messageKindNames } from "@/engines/messages/kinds.ts";
import { openMessage } from "@/services/inbox/mark_messages.ts";
import { listMessages, newestMessage, unreadCount } from "@/services/inbox/read_messages.ts";
import { MESSAGE_PERIODS, MESSAGE_STATES } from "@/engines/messages/types.ts";
import { fromHere } from "@/components/table/from_here.ts";

export const handler = define.handlers({
  async GET({ url, state: { ctx, basePath } }) {
    const query = messageQuery.parse(Object.fromEntries(url.searchParams));
    if (query.open !== undefined) {
      const link = await openMessage(ctx, query.open);
      const location = link === null ? messagesHref(basePath, {}) : `${basePath}/${link}`;
      return new Response(null, { status: 302, headers: { location, "cache-control": "no-store" } });
    }
    const [list, unread, newest] = await Promise.all([
      listMessages(ctx, query),
      unreadCount(ctx),
      newestMessage(ctx),
    ]);
    return page({ query, list, unread, newest });
  },
});

/** What the portal has told the reader: type, title, source, time, read and done. */
export default define.page<typeof handler>(({ data, state }) => {
  const { ctx, basePath, flash } = state;
  const { t } = ctx;
  const { query, list, unread, newest } = data;
  const { kind, state: wanted, days, pageSize } = query;
  const href = (change: Partial<typeof query>) =>
    fromHere(messagesHref(basePath, { kind, state: wanted, days, pageSize, ...change }));
  const chips = chipsOf({
    kind: [t("messages.type"), kind && t(`messages.kind.${kind}`)],
    state: [t("messages.state"), wanted && t(`messages.state.${wanted}`)],
    days: [t("messages.period"), days === undefined ? undefined : t("messages.days", { days })],
  }, (filter) => href({ [filter]: undefined }));
  const clearHref = messagesHref(basePath, { pageSize });
  return (
    <>
      <PageHead title={t("page.MyMessage")} note={t("messages.note", { unread })} flush>
        {unread > 0 && (
          <form method="post" action="/tis/messages/reading-of-all" data-call="" data-after="reload">
            <input type="hidden" name="upTo" value={newest} />
            <Button icon="check-check">{t("messages.mark_all")}</Button>
          </form>
        )}
        <ExportButton ctx={ctx} kind="messages" query={{ kind, state: wanted, days }} total={list.total} />
        <Button icon="mail" href={`${basePath}/Account#mail-wishes`}>{t("messages.wishes")}</Button>
      </PageHead>
      <FlashNotice flash={flash} />
      <div class="page-fill">
        <FilterBar label={t("messages.filter")} submit={t("messages.search")} keep={{ pageSize }}>
          <SelectField
            name="kind"
            label={t("messages.type")}
            hideLabel
            empty={t("messages.all_types")}
            value={kind}
            choices={messageKindNames().map((one) => ({ value: one, label: t(`messages.kind.${one}`) }))}
          />
          <SelectField
            name="state"
            label={t("messages.state")}
            hideLabel
            empty={t("messages.all_states")}
            value={wanted}
            choices={MESSAGE_STATES.map((one) => ({ value: one, label: t(`messages.state.${one}`) }))}
          />
          <SelectField
            name="days"
            label={t("messages.period")}
            hideLabel
            empty={t("messages.all_time")}
            value={days === undefined ? undefined : String(days)}
            choices={MESSAGE_PERIODS.map((one) => ({
              value: String(one),
              label: t("messages.days", { days: one }),
            }))}
          />
        </FilterBar>
        <FilterChips chips={chips} clearHref={clearHref} t={t} />
        <LiveNews topic="messages" href={href({})} text={t("messages.news")} show={t("messages.news_show")} />
        {list.records.length === 0
          ? (
            <div class="table-scroll">
              <Empty
                title={t(chips.length > 0 ? "messages.none_match" : "messages.none")}
                drawing="list"
                action={chips.length > 0
                  ? <Button href={clearHref}>{t("table.clear_filters")}</Button>
                  : <Button href={`${basePath}/index`} icon="house">{t("page.index")}</Button>}
              >
                {t(chips.length > 0 ? "messages.none_match_why" : "messages.none_why")}
              </Empty>
            </div>
          )
          : <MessageTable messages={list.records} basePath={basePath} t={t} format={formatOf(ctx)} />}
        <Pager
          page={query.pageNo}
          size={pageSize}
          total={list.total}
          href={(pageNo) => href({ pageNo })}
          keep={{ kind, state: wanted, days }}
          t={t}
        />
      </div>
      <RowForms messages={list.records} />
    </>
  );
});
