import { Button } from "@/components/Button.tsx";
import { TextField } from "@/components/Field.tsx";
import { SelectField } from "@/components/Select.tsx";
import { Facts } from "@/components/Facts.tsx";
import type { State } from "@/edge/state.ts";
import type { Choice } from "@/engines/registers/types.ts";
import type { PersonInCharge } from "@/services/departments/active_person.ts";
import type { ConsultationChain } from "@/services/departments/chain_of.ts";

/** Who replies when a store asks about a vehicle of a brand: node by node, as the portal finds them. */
export function ChainLookup({ asked, chain, brands, state: { ctx, basePath } }: {
  asked: { store?: string; brand?: string };
  chain: ConsultationChain | null;
  brands: readonly Choice[];
  state: State;
}) {
  const { t } = ctx;
  const people = (them: readonly PersonInCharge[]) =>
    them.length === 0 ? <span class="text-ink-2">{t("departments.department.chain_nobody")}</span> : (
      <ul>
        {them.map(({ userId, userCode, fullName }) => (
          <li key={userId}>
            {fullName} <span class="mono text-ink-2">{userCode}</span>
          </li>
        ))}
      </ul>
    );
  return (
    <details class="chain-lookup" open={chain !== null}>
      <summary>{t("departments.department.find_chain")}</summary>
      <p class="text-ink-2">{t("departments.department.chain_note")}</p>
      <form class="user-give" method="get" action={`${basePath}/BaseinfoUserDepart`}>
        <TextField
          name="store"
          idPrefix="chain"
          label={t("departments.department.store")}
          mono
          value={asked.store}
        />
        <SelectField
          name="brand"
          idPrefix="chain"
          label={t("departments.department.brand")}
          choices={brands}
          value={asked.brand}
        />
        <Button icon="search">{t("departments.department.show_chain")}</Button>
      </form>
      {chain && (
        <Facts
          facts={[
            { name: t("departments.department.supervisors"), value: people(chain.supervisors) },
            {
              name: t("departments.department.section"),
              value: chain.section?.name ?? t("departments.department.chain_nobody"),
            },
            { name: t("person.duty_section-chief"), value: people(chain.chiefs) },
            { name: t("person.duty_engineer"), value: people(chain.engineers) },
            { name: t("person.duty_designated-engineer"), value: people(chain.designated) },
          ]}
        />
      )}
    </details>
  );
}
