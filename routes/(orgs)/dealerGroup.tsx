import { page } from "fresh";
import { agencyParts } from "@/components/orgs/AgencyParts.tsx";
import { GroupStores } from "@/components/orgs/GroupStores.tsx";
import { readRegisterPage, RegisterPage } from "@/components/registers/RegisterPage.tsx";
import { define } from "@/define.ts";
import { dealerGroupRegister } from "@/services/orgs/dealer_group_register.ts";
import { orgPageHref } from "@/components/orgs/org_links.ts";

/** Dealer groups and their stores. */
export const handler = define.handlers({
  async GET({ url, state: { ctx } }) {
    return page(await readRegisterPage(dealerGroupRegister, ctx, url));
  },
});

export default define.page<typeof handler>(({ data, state }) => (
  <RegisterPage
    register={dealerGroupRegister}
    data={data}
    state={state}
    parts={{
      ...agencyParts((code) => orgPageHref(state.basePath, code)),
      under: (entry, ctx) => <GroupStores entry={entry} ctx={ctx} basePath={state.basePath} />,
    }}
  />
));
