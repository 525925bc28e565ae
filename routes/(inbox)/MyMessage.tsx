import { page } from "fresh";
import { Button } from "@/components/Button.tsx";
import { ListPage, readListPage } from "@/components/list/ListPage.tsx";
import { LiveNews } from "@/components/inbox/LiveNews.tsx";
import { messagesHref } from "@/components/inbox/message_links.ts";
import { messageParts, RowForms } from "@/components/inbox/MessageParts.tsx";
import { define } from "@/define.ts";
import { openMessage } from "@/services/inbox/mark_messages.ts";
import { messageList } from "@/services/inbox/message_list.ts";
import { newestMessage, unreadCount } from "@/services/inbox/read_messages.ts";

/** What the portal has told the reader; a message that is followed (`open=17`) is marked as read. */
export const handler = define.handlers({
  async GET({ url, state: { ctx, basePath } }) {
    const open = Number(url.searchParams.get("open"));
    if (Number.isSafeInteger(open) && open > 0) {
      const link = await openMessage(ctx, open);
      const location = link === null ? messagesHref(basePath) : `${basePath}/${link}`;
      return new Response(null, { status: 302, headers: { location, "cache-control": "no-store" } });
    }
    const [list, unread, newest] = await Promise.all([
      readListPage(messageList, ctx, url),
      unreadCount(ctx),
      newestMessage(ctx),
    ]);
    return page({ list, unread, newest });
  },
});

export default define.page<typeof handler>(({ data, state }) => {
  const { ctx, basePath } = state;
  const { t } = ctx;
  const { list, unread, newest } = data;
  return (
    <>
      <ListPage
        list={messageList}
        data={list}
        state={state}
        parts={{
          ...messageParts(ctx, basePath),
          note: t("inbox.note", { unread }),
          crumbs: [],
          firstTools: unread > 0 && (
            <form method="post" action="/tis/messages/reading-of-all" data-call="" data-after="reload">
              <input type="hidden" name="upTo" value={newest} />
              <Button icon="check-check" class="btn-sign">{t("inbox.mark_all")}</Button>
            </form>
          ),
          tools: (
            <Button icon="mail" class="btn-sign" href={`${basePath}/Account#mail-wishes`}>
              {t("inbox.wishes")}
            </Button>
          ),
          before: (href) => (
            <LiveNews topic="messages" href={href} text={t("inbox.news")} show={t("inbox.news_show")} />
          ),
          start: <Button href={`${basePath}/index`} icon="house">{t("page.index")}</Button>,
        }}
      />
      <RowForms messages={list.list.records} />
    </>
  );
});
