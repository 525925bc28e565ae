import { RoleComparison } from "./RoleComparison.tsx";
import { FilterBar } from "@/components/FilterBar.tsx";
import { SelectField } from "@/components/Select.tsx";
import type { State } from "@/edge/state.ts";
import { RoleHead } from "./RoleHead.tsx";
import type { RightModule } from "@/services/roles/right_tree.ts";
import type { RoleRights } from "@/services/roles/role_rights.ts";

/** Two roles side by side, and which two they are. */
export function CompareRoles({ pair, roles, tree, all, state }: {
  pair: readonly [RoleRights, RoleRights];
  roles: readonly RoleRights[];
  tree: RightModule[];
  /** Also what they have in common, not only where they differ. */
  all: string | undefined;
  state: State;
}) {
  const { ctx, basePath } = state;
  const { t } = ctx;
  const choices = roles.map(({ code, name }) => ({ value: code, label: name }));
  return (
    <>
      <RoleHead state={state} title={t("roles.compare")} />
      <div class="page-fill">
        <FilterBar label={t("roles.compare")} submit={t("roles.compare_submit")}>
          {(["compare", "with"] as const).map((name, at) => (
            <SelectField
              key={name}
              name={name}
              label={t(`roles.compare_${at + 1}`)}
              hideLabel
              choices={choices}
              value={pair[at]!.code}
            />
          ))}
          <SelectField
            name="all"
            label={t("roles.compare_shown")}
            hideLabel
            empty={t("roles.compare_differences")}
            choices={[{ value: "1", label: t("roles.compare_all") }]}
            value={all}
          />
        </FilterBar>
        <RoleComparison
          ctx={ctx}
          basePath={basePath}
          tree={tree}
          roles={pair}
          all={all !== undefined}
        />
      </div>
    </>
  );
}
