import { Card } from "@/components/Card.tsx";
import { type Fact, Facts } from "@/components/Facts.tsx";
import type { Ctx } from "@/kernel/ctx.ts";
import { formatIn, formatOf } from "@/kernel/texts/format.ts";
import type { OrgPage } from "@/services/orgs/org_page.ts";
import { OrgStateMark } from "./OrgStateMark.tsx";
import { orgPageHref, storesHref } from "./org_links.ts";
import { fromHere } from "@/components/table/from_here.ts";

/** Fields that lead to the organisations of the same value. */
type Leading = "kind" | "parentCode" | "agencyKind" | "countryCode" | "marketCode" | "area" | "region";

/** What an organisation is: state, kind, network, brands, under whom, where; each leads to the others that are the same. */
export function OrgFacts({ org, ctx, basePath }: { org: OrgPage; ctx: Ctx; basePath: string }) {
  const { t } = ctx;
  const { values, labels } = org.entry;
  const text = (name: Leading) => labels[name] || values[name];
  const filtered = (name: Leading) =>
    values[name]
      ? <a class="link" href={fromHere(storesHref(basePath, name, values[name]))}>{text(name)}</a>
      : null;
  const facts: Fact[] = [
    { name: t("orgs.agency.state"), value: <OrgStateMark state={values.state} t={t} /> },
    { name: t("orgs.agency.kind"), value: filtered("kind") },
    {
      name: t("orgs.agency.parentCode"),
      value: values.parentCode
        ? (
          <a class="link" href={fromHere(orgPageHref(basePath, values.parentCode))}>
            {text("parentCode")}
          </a>
        )
        : null,
    },
    { name: t("orgs.agency.agencyKind"), value: filtered("agencyKind") },
    { name: t("orgs.agency.brandCodes"), value: labels.brandCodes || t("orgs.page.all_brands") },
    { name: t("orgs.agency.countryCode"), value: filtered("countryCode") },
    { name: t("orgs.agency.marketCode"), value: filtered("marketCode") },
    { name: t("orgs.agency.area"), value: filtered("area") },
    { name: t("orgs.agency.region"), value: filtered("region") },
    { name: t("orgs.page.place"), value: org.place.join(" › ") || null },
    {
      name: t("orgs.agency.directSale"),
      value: t(values.directSale ? "registers.value_yes" : "registers.value_no"),
    },
    {
      name: t("orgs.agency.openedOn"),
      value: values.openedOn ? formatOf(ctx).day(values.openedOn) : null,
    },
    { name: t("orgs.agency.zone"), value: `${values.zone} · ${localTime(ctx, values.zone)}` },
  ];
  return (
    <Card title={t("orgs.page.facts")}>
      <Facts facts={facts.filter(({ value }) => value !== null)} />
    </Card>
  );
}

/** What the clock on the wall says there. */
function localTime({ clock, lang }: Ctx, timeZone: string): string {
  return formatIn(lang, timeZone).clock(clock());
}
