import { Button } from "@/components/Button.tsx";
import type { RegisterParts } from "@/components/registers/parts.ts";
import { OrgStateMark } from "./OrgStateMark.tsx";

/**
 * What the lists of stores and dealer groups draw otherwise: the state, and the way to the page of each.
 * @param orgHref address of an organisation's page by its code
 */
export function agencyParts(orgHref: (code: string) => string): RegisterParts {
  return {
    cells: {
      state: ({ values }, { t }) => <OrgStateMark state={values.state} t={t} />,
      brandCodes: ({ labels }, { t }) =>
        labels.brandCodes || <span class="text-ink-3">{t("orgs.page.all_brands")}</span>,
    },
    rowActions: ({ key, labels, deletedAt }, { t }) =>
      deletedAt === null && (
        <Button
          kind="quiet"
          icon="store"
          label={t("orgs.page.open", { name: labels.names ?? key })}
          href={orgHref(key)}
        />
      ),
  };
}
