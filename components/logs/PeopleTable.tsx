import type { Ctx } from "@/kernel/ctx.ts";
import { formatOf } from "@/kernel/texts/format.ts";
import type { Period } from "@/services/logs/board_source.ts";
import type { PersonCount } from "@/services/logs/use_board.ts";
import { may } from "@/kernel/access/rights.ts";
import { boardHref } from "./log_links.ts";

/** Who uses the portal most; each name leads to what that person did over time. */
export function PeopleTable({ people, period, ctx, basePath }: {
  people: readonly PersonCount[];
  period: Period;
  ctx: Ctx;
  basePath: string;
}) {
  const { t } = ctx;
  const format = formatOf(ctx);
  const mayOpen = may(ctx.actor, "UserOperationLoggerUser:view");
  return (
    <table class="table stack">
      <thead>
        <tr>
          <th scope="col">{t("logs.who")}</th>
          <th scope="col">{t("logs.account")}</th>
          <th scope="col">{t("logs.store")}</th>
          <th scope="col" class="num">{t("logs.uses")}</th>
          <th scope="col" class="num">{t("logs.changes")}</th>
        </tr>
      </thead>
      <tbody>
        {people.map((one) => (
          <tr key={one.userCode}>
            <td class="title">
              {mayOpen
                ? (
                  <a
                    class="link"
                    href={boardHref(basePath, "UserOperationLoggerUser", { user: one.userCode, ...period })}
                  >
                    {one.fullName}
                  </a>
                )
                : one.fullName}
            </td>
            <td class="mono">{one.userCode}</td>
            <td data-none={one.storeName ? undefined : ""}>{one.storeName || "–"}</td>
            <td class="num" data-label={t("logs.uses")}>{format.number(one.hits)}</td>
            <td class="num" data-label={t("logs.changes")}>{format.number(one.changes)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
