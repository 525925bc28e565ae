import { page } from "fresh";
import { ListPage, readListPage } from "@/components/list/ListPage.tsx";
import { changeParts } from "@/components/translations/ChangeParts.tsx";
import { define } from "@/define.ts";
import { may } from "@/kernel/access/rights.ts";
import { textChangeList } from "@/services/translations/text_change_list.ts";

/** Who changed which text of the interface, with what it was before. */
export const handler = define.handlers({
  async GET({ url, state: { ctx } }) {
    return page(await readListPage(textChangeList, ctx, url));
  },
});

export default define.page<typeof handler>(({ data, state }) => {
  const { ctx: { t, actor }, basePath } = state;
  return (
    <ListPage
      list={textChangeList}
      data={data}
      state={state}
      parts={{
        ...changeParts({
          mayUndo: may(actor, "TisosTranslate:edit"),
          mayEdit: may(actor, "TisosTranslate:view"),
          basePath,
          t,
        }),
        crumbsLabel: t("translations.crumbs"),
        region: t("page.TisosTranslateLog"),
      }}
    />
  );
});
