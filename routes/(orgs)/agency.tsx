import { page } from "fresh";
import { readHistory } from "@/components/logs/HistoryOf.tsx";
import { Notice } from "@/components/Notice.tsx";
import { agencyParts } from "@/components/orgs/AgencyParts.tsx";
import { OrgPageView } from "@/components/orgs/OrgPageView.tsx";
import { readRegisterPage, RegisterPage } from "@/components/registers/RegisterPage.tsx";
import { define } from "@/define.ts";
import { agencyRegister } from "@/services/orgs/agency_register.ts";
import { readOrgPage } from "@/services/orgs/org_page.ts";
import { fromHere } from "@/components/table/from_here.ts";
import { orgPageHref } from "@/components/orgs/org_links.ts";

/** Stores and all other organisations; `store=CODE` opens the page of one. */
export const handler = define.handlers({
  async GET({ url, state: { ctx } }) {
    const code = url.searchParams.get("store")?.trim();
    const org = code ? await readOrgPage(ctx, code) : null;
    if (org) {
      return page({ kind: "org", org, history: await readHistory(ctx, "agency", org.entry.key) } as const);
    }
    return page(
      {
        kind: "list",
        list: await readRegisterPage(agencyRegister, ctx, url),
        isGone: Boolean(code),
      } as const,
    );
  },
});

export default define.page<typeof handler>(({ data, state }) => {
  if (data.kind === "org") return <OrgPageView org={data.org} history={data.history} state={state} />;
  const note = data.isGone && <Notice tone="warn">{state.ctx.t("orgs.page.gone")}</Notice>;
  return (
    <RegisterPage
      register={agencyRegister}
      data={data.list}
      state={state}
      parts={{ ...agencyParts((code) => fromHere(orgPageHref(state.basePath, code))), note }}
    />
  );
});
