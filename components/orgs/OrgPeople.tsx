import { Card } from "@/components/Card.tsx";
import { toneOf } from "@/engines/lists/state_tones.ts";
import { Empty } from "@/components/Empty.tsx";
import { State } from "@/components/Mark.tsx";
import { may } from "@/kernel/access/rights.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import type { OrgPage } from "@/services/orgs/org_page.ts";
import { MailLink, PhoneLink } from "@/components/ContactLinks.tsx";

/** People of an organisation with their posts, roles and account's state. */
export function OrgPeople({ people, code, ctx, basePath }: {
  people: OrgPage["people"];
  code: string;
  ctx: Ctx;
  basePath: string;
}) {
  const { t } = ctx;
  const mayOpen = may(ctx.actor, "baseinfouser:view");
  const users = `${basePath}/baseinfouser?orgCode=${encodeURIComponent(code)}`;
  return (
    <Card
      title={t("orgs.page.people")}
      note={t("orgs.page.people_count", { count: people.total })}
      end={mayOpen && people.total > 0 && <a class="link" href={users}>{t("orgs.page.all_people")}</a>}
      bare
    >
      {people.total === 0
        ? <Empty title={t("orgs.page.people_none")} drawing="list">{t("orgs.page.people_none_why")}</Empty>
        : (
          <div class="table-scroll">
            <table class="table stack">
              <thead>
                <tr>
                  <th scope="col">{t("person.name")}</th>
                  <th scope="col">{t("person.posts")}</th>
                  <th scope="col">{t("orgs.page.roles")}</th>
                  <th scope="col">{t("person.phone")}</th>
                  <th scope="col">{t("person.email")}</th>
                  <th scope="col">{t("orgs.page.state")}</th>
                </tr>
              </thead>
              <tbody>
                {people.shown.map((one) => (
                  <tr key={one.id}>
                    <td class="title">
                      {mayOpen
                        ? (
                          <a class="link-plain" href={`${basePath}/baseinfouser?entry=${one.id}`}>
                            {one.fullName}
                          </a>
                        )
                        : one.fullName} <span class="mono text-meta text-ink-3">{one.userCode}</span>
                    </td>
                    <td data-label={t("person.posts")} data-none={one.posts ? undefined : ""}>
                      {one.posts}
                    </td>
                    <td data-label={t("orgs.page.roles")} data-none={one.roles ? undefined : ""}>
                      {one.roles}
                    </td>
                    <td class="nowrap" data-none={one.phone ? undefined : ""}>
                      <PhoneLink
                        phone={one.phone}
                        label={t("person.call", { name: one.fullName, phone: one.phone ?? "" })}
                      />
                    </td>
                    <td data-none={one.email ? undefined : ""}>
                      <MailLink
                        email={one.email}
                        label={t("person.mail", { name: one.fullName, email: one.email ?? "" })}
                      />
                    </td>
                    <td class="nowrap">
                      <State tone={toneOf(one.state)}>{t(`orgs.page.state_${one.state}`)}</State>
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        )}
    </Card>
  );
}
