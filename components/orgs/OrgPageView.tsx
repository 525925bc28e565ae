import { Button } from "@/components/Button.tsx";
import { Card } from "@/components/Card.tsx";
import { HistoryOf } from "@/components/logs/HistoryOf.tsx";
import { FlashNotice } from "@/components/Notice.tsx";
import { PageHead } from "@/components/PageHead.tsx";
import type { State } from "@/edge/state.ts";
import { may } from "@/kernel/access/rights.ts";
import type { Operation } from "@/services/logs/list_operations.ts";
import type { OrgPage } from "@/services/orgs/org_page.ts";
import { fromHere } from "@/components/table/from_here.ts";
import { contactsHref } from "./org_links.ts";
import { OrgContact } from "./OrgContact.tsx";
import { OrgFacts } from "./OrgFacts.tsx";
import { OrgMembers } from "./OrgMembers.tsx";
import { OrgOpenItems } from "./OrgOpenItems.tsx";
import { OrgPeople } from "./OrgPeople.tsx";

/** The page of a store or another organisation: what it is, how to reach it, who works there, what is open, what was changed. */
export function OrgPageView({ org, history, state: { ctx, basePath, flash } }: {
  org: OrgPage;
  history: readonly Operation[] | null;
  state: State;
}) {
  const { t } = ctx;
  const { entry } = org;
  const code = entry.key;
  const name = entry.labels.names ?? code;
  const above = entry.values.parentCode;
  return (
    <>
      <PageHead
        title={name}
        note={<span class="mono">{code}</span>}
        crumbs={[
          { label: t("nav.organisation") },
          { label: t("page.agency"), href: `${basePath}/agency` },
          ...(above
            ? [{
              label: entry.labels.parentCode ?? above,
              href: fromHere(`${basePath}/agency?store=${above}`),
            }]
            : []),
        ]}
      >
        {may(ctx.actor, "MailList:view") && (
          <Button icon="contact" href={contactsHref(basePath, code)}>{t("orgs.page.contacts")}</Button>
        )}
        {may(ctx.actor, "agency:edit") && entry.deletedAt === null && (
          <Button
            kind="primary"
            icon="pencil"
            href={fromHere(`${basePath}/agency?entry=${encodeURIComponent(code)}`)}
          >
            {t("orgs.page.edit")}
          </Button>
        )}
      </PageHead>
      <FlashNotice flash={flash} />
      <div class="org-page">
        <div class="org-cards">
          <OrgFacts org={org} ctx={ctx} basePath={basePath} />
          <OrgContact entry={entry} name={name} t={t} />
          <OrgOpenItems items={org.openItems} code={code} ctx={ctx} basePath={basePath} />
        </div>
        {org.members.total > 0 && (
          <OrgMembers members={org.members} code={code} ctx={ctx} basePath={basePath} />
        )}
        <OrgPeople people={org.people} code={code} ctx={ctx} basePath={basePath} />
        {history !== null && (
          <Card title={t("orgs.page.history")}>
            <HistoryOf
              history={history}
              subjectKind="agency"
              subjectId={code}
              ctx={ctx}
              basePath={basePath}
            />
          </Card>
        )}
      </div>
    </>
  );
}
