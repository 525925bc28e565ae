import { page } from "fresh";
import { ListPage, readListPage } from "@/components/list/ListPage.tsx";
import { BindFault, ReleaseFault } from "@/components/labor/BindFault.tsx";
import { define } from "@/define.ts";
import { may } from "@/kernel/access/rights.ts";
import { faultItemList } from "@/services/labor/faults/fault_item_list.ts";
import { faultChoices } from "@/services/labor/faults/fault_choices.ts";

/** Labor items by the fault codes that they are bound to, and the form that binds one. */
export const handler = define.handlers({
  async GET({ url, state: { ctx } }) {
    const [list, faults] = await Promise.all([readListPage(faultItemList, ctx, url), faultChoices(ctx)]);
    return page({ list, faults });
  },
});

export default define.page<typeof handler>(({ data: { list, faults }, state }) => {
  const mayEdit = may(state.ctx.actor, "LaborWork:edit");
  return (
    <ListPage
      list={faultItemList}
      data={list}
      state={state}
      parts={{
        ownRefusals: true,
        above: mayEdit && <BindFault faults={faults} state={state} />,
        actions: (item) =>
          mayEdit && ["draft", "rejected", "passed", "revoked"].includes(item.stage) && (
            <ReleaseFault item={item} state={state} />
          ),
      }}
    />
  );
});
