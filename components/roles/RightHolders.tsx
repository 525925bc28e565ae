import type { Ctx } from "@/kernel/ctx.ts";
import type { RightHolder } from "@/services/roles/right_holders.ts";
import { State } from "../Mark.tsx";
import { roleHref } from "./role_links.ts";
import { fromHere } from "@/components/table/from_here.ts";

const TONES = { normal: "ok", frozen: "err", not_activated: "warn" } as const;

/** Who has a right: a line for each assignment that gives it, with the scope in which it counts. */
export function RightHolders(
  { ctx, basePath, holders, mayOpenUsers }: {
    ctx: Ctx;
    basePath: string;
    holders: readonly RightHolder[];
    mayOpenUsers: boolean;
  },
) {
  const { t } = ctx;
  return (
    <table class="table stack">
      <thead>
        <tr>
          {["person", "account", "org", "state", "role", "market", "scope"].map((column) => (
            <th scope="col" key={column}>{t(`rights_admin.holder_${column}`)}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {holders.map((holder) => (
          <tr key={`${holder.userId} ${holder.roleCode} ${holder.market} ${holder.scopeOrg}`}>
            <td class="title">{holder.fullName}</td>
            <td class="mono">
              {mayOpenUsers
                ? (
                  <a
                    class="link"
                    href={`${basePath}/baseinfouser?keyword=${encodeURIComponent(holder.userCode)}`}
                  >
                    {holder.userCode}
                  </a>
                )
                : holder.userCode}
            </td>
            <td>{holder.orgName}</td>
            <td>
              <State tone={TONES[holder.state]}>{t(`rights_admin.state_${holder.state}`)}</State>
            </td>
            <td>
              <a class="link" href={fromHere(roleHref(basePath, holder.roleCode))}>{holder.roleName}</a>
            </td>
            <td>{holder.market ?? t("rights_admin.every_market")}</td>
            <td>{holder.scopeOrg ?? t("rights_admin.own_org")}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
