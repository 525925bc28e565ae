import { choice, defineRegister, reference, shown } from "@/engines/registers/declare.ts";
import { checkDealerGroup } from "./agency_rules.ts";
import { ORG_FIELDS, ORG_USES, orgScope } from "./org_fields.ts";

const { orgCode, names, directSale: _, ...others } = ORG_FIELDS;

/** Dealer groups: companies that own several stores. They are organisations; their stores are kept in the register of stores. */
export const dealerGroupRegister = defineRegister({
  route: "dealerGroup",
  path: "/tis/dealer-groups",
  noun: ["DealerGroup", "DealerGroups"],
  texts: "orgs.dealerGroup",
  table: "orgs",
  key: "orgCode",
  usedBy: ORG_USES,
  scope: (ctx, right) => ctx.sql`e.kind = 'dealer_group' and ${orgScope(ctx, right)}`,
  check: checkDealerGroup,
  fields: {
    orgCode,
    names,
    kind: choice(["dealer_group"], { fixed: true, start: "dealer_group", in: "none", filter: false }),
    parentCode: reference({
      table: "orgs",
      lead: "code",
      route: "agency",
      where: ({ sql }) => sql`r.kind = 'factory'`,
    }, { in: "chooser", filter: false }),
    ...others,
    stores: shown("whole", ({ sql }) =>
      sql`(
        select count(*) from orgs o where o.parent_code = e.code and o.deleted_at is null
      )::int`),
    people: shown("whole", ({ sql }) =>
      sql`(
        select count(*) from users u where u.org_code = e.code and u.deleted_at is null
      )::int`),
  },
});
