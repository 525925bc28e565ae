import { Card } from "@/components/Card.tsx";
import { Tabs } from "@/components/Tabs.tsx";
import type { Ctx } from "@/kernel/ctx.ts";
import { formatOf } from "@/kernel/texts/format.ts";
import type { Scored } from "@/services/scores/my_score.ts";
import { RANK_PERIODS, RANK_REACHES, type RankAsked, type RankRow } from "@/services/scores/rank_table.ts";

export interface RankTableProps {
  rows: readonly RankRow[];
  asked: RankAsked;
  person: Scored;
  /** Address of the page with another table. */
  hrefOf: (asked: RankAsked) => string;
  /** Leads to the ledger of a person; null for who may not see those of others. */
  ledgerOf: ((code: string) => string) | null;
  ctx: Ctx;
}

/** Who has earned most in the store or the area, in the month, the year or ever. */
export function RankTable({ rows, asked, person, hrefOf, ledgerOf, ctx }: RankTableProps) {
  const { t } = ctx;
  const format = formatOf(ctx);
  const reach = asked.among === "store" ? person.orgName : person.areaName;
  return (
    <Card title={t("scores.table")} note={reach} bare>
      <div class="rank-tabs">
        <Tabs
          label={t("scores.among")}
          tabs={RANK_REACHES.map((among) => ({
            label: t(`scores.among_${among}`),
            href: hrefOf({ ...asked, among }),
            current: among === asked.among,
          }))}
        />
        <Tabs
          label={t("scores.period")}
          tabs={RANK_PERIODS.map((period) => ({
            label: t(`scores.period_${period}`),
            href: hrefOf({ ...asked, period }),
            current: period === asked.period,
          }))}
        />
      </div>
      {rows.length === 0
        ? <p class="note rank-none">{t(reach === null ? "scores.no_reach" : "scores.nobody_yet")}</p>
        : (
          <div class="table-scroll" tabIndex={0} role="region" aria-label={t("scores.table")}>
            <table class="table rank-table">
              <thead>
                <tr>
                  <th class="num">{t("scores.place")}</th>
                  <th>{t("scores.person")}</th>
                  <th>{t("scores.rank")}</th>
                  <th class="num">{t("scores.points")}</th>
                </tr>
              </thead>
              <tbody>
                {rows.map(({ place, code, name, orgName, points, rank, isSelf }) => (
                  <tr
                    key={code}
                    data-current={isSelf ? "" : undefined}
                    aria-current={isSelf ? "true" : undefined}
                  >
                    <td class="num">{place}</td>
                    <td>
                      {ledgerOf ? <a class="link" href={ledgerOf(code)}>{name}</a> : name}
                      {asked.among === "area" && <small class="text-ink-3">{orgName}</small>}
                    </td>
                    <td>{rank}</td>
                    <td class="num">{format.number(points)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        )}
    </Card>
  );
}
