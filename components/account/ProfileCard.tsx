import { Card } from "@/components/Card.tsx";
import type { State } from "@/edge/state.ts";
import { personOf } from "@/kernel/access/rights.ts";
import { betweenNames } from "@/kernel/texts/between_names.ts";

/** Who is logged in: what an administrator keeps, to read only. */
export function ProfileCard({ state, roles }: { state: State; roles: readonly string[] }) {
  const { ctx } = state;
  const { t } = ctx;
  const user = personOf(ctx);
  const facts: [label: string, value: string][] = [
    [t("account.name"), user.fullName],
    [t("account.code"), user.userCode],
    [t("person.userType"), t(`person.userType_${user.userType}`)],
    [t("account.organisation"), user.orgCode ? `${user.orgName} (${user.orgCode})` : "–"],
    [t("account.roles"), roles.join(betweenNames(ctx.lang)) || "–"],
  ];
  return (
    <Card title={t("account.profile")}>
      <dl class="profile-facts">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
