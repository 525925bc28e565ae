import { Card } from "@/components/Card.tsx";
import type { Ctx } from "@/kernel/ctx.ts";
import type { OrgPage } from "@/services/orgs/org_page.ts";
import { orgPageHref, storesHref } from "./org_links.ts";
import { OrgStateMark } from "./OrgStateMark.tsx";
import { fromHere } from "@/components/table/from_here.ts";

/** Organisations directly below one, such as the stores of a dealer group. */
export function OrgMembers({ members, code, ctx: { t }, basePath }: {
  members: OrgPage["members"];
  code: string;
  ctx: Pick<Ctx, "t">;
  basePath: string;
}) {
  return (
    <Card
      title={t("orgs.page.members")}
      note={t("orgs.page.members_count", { count: members.total })}
      end={
        <a class="link" href={fromHere(storesHref(basePath, "parentCode", code))}>
          {t("orgs.page.all_members")}
        </a>
      }
      bare
    >
      <div class="table-scroll">
        <table class="table stack">
          <thead>
            <tr>
              <th scope="col">{t("orgs.agency.orgCode")}</th>
              <th scope="col">{t("orgs.agency.names")}</th>
              <th scope="col">{t("orgs.agency.kind")}</th>
              <th scope="col">{t("orgs.page.country")}</th>
              <th scope="col">{t("orgs.agency.state")}</th>
            </tr>
          </thead>
          <tbody>
            {members.shown.map((one) => (
              <tr key={one.code}>
                <td class="mono nowrap">{one.code}</td>
                <td class="title">
                  <a class="link-plain" href={fromHere(orgPageHref(basePath, one.code))}>{one.name}</a>
                </td>
                <td>{t(`orgs.agency.kind_${one.kind}`)}</td>
                <td data-none={one.country ? undefined : ""}>{one.country}</td>
                <td class="nowrap">
                  <OrgStateMark state={one.state} t={t} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Card>
  );
}
