import { page } from "fresh";
import { ListPage, readListPage } from "@/components/list/ListPage.tsx";
import { define } from "@/define.ts";
import { mailList, mailsGivenUp } from "@/services/mail_log/mail_list.ts";

/** The mails of the portal for operators: which left, wait or were given up, and what the mail server said. */
export const handler = define.handlers({
  async GET({ url, state: { ctx } }) {
    const [list, givenUp] = await Promise.all([readListPage(mailList, ctx, url), mailsGivenUp(ctx)]);
    return page({ list, givenUp });
  },
});

export default define.page<typeof handler>(({ data, state }) => (
  <ListPage
    list={mailList}
    data={data.list}
    state={state}
    parts={{
      note: state.ctx.t("mail_log.note", { count: data.givenUp }),
      heads: { error: "w-[40%]" },
      classes: { error: "wrap-anywhere" },
    }}
  />
));
