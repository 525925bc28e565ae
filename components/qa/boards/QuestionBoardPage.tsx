import { Card } from "@/components/Card.tsx";
import { dayNames } from "@/components/charts/axis_words.ts";
import { BarChart } from "@/components/charts/BarChart.tsx";
import { Empty } from "@/components/Empty.tsx";
import { ExportButton } from "@/components/exports/ExportButton.tsx";
import { PageHead } from "@/components/PageHead.tsx";
import { Tabs } from "@/components/Tabs.tsx";
import { BoardFigures } from "@/components/logs/BoardFigures.tsx";
import { listHref } from "@/components/table/list_query.ts";
import type { State } from "@/edge/state.ts";
import { may, type Right } from "@/kernel/access/rights.ts";
import { formatOf } from "@/kernel/texts/format.ts";
import type { QuestionKind } from "@/services/qa/advance_question.ts";
import { type Board, BOARDS, EVERY_BOARD, routeOf } from "@/services/qa/boards/board_declarations.ts";
import type { BoardChoices } from "@/services/qa/boards/board_choices.ts";
import type { BoardFilter } from "@/services/qa/boards/board_facts.ts";
import type { Measure } from "@/services/qa/boards/measures.ts";
import type { QuestionBoard } from "@/services/qa/boards/read_board.ts";
import { QUESTION_ROUTES } from "@/services/qa/question_rights.ts";
import { behindHref } from "./board_links.ts";
import { headFigures } from "./HeadFigures.tsx";
import { GroupTable } from "./GroupTable.tsx";
import { QuestionBoardFilters } from "./QuestionBoardFilters.tsx";

/** Colours of measures: what is well, what is late, what waits. */
const TONES: Readonly<Partial<Record<Measure, 3 | "ok" | "err">>> = {
  closed: "ok",
  quick: "ok",
  middle: 3,
  slow: "err",
  adopted: "ok",
  "in-time": "ok",
  late: 3,
  overdue: "err",
};

/** A board of questions: few figures, the course over the days, and by each grouping a plot beside its table. */
export function QuestionBoardPage({ kind, board, data, state }: {
  kind: QuestionKind;
  board: Board;
  data: { filter: BoardFilter; figures: QuestionBoard; choices: BoardChoices };
  state: State;
}) {
  const { ctx, basePath } = state;
  const { t, lang } = ctx;
  const { filter, figures, choices } = data;
  const { period, periodBefore, total, days, groups } = figures;
  const route = routeOf(kind, board);
  const format = formatOf(ctx);
  const shown = `${format.day(period.from)} – ${format.day(period.to)}`;
  const before = `${format.day(periodBefore.from)} – ${format.day(periodBefore.to)}`;
  const asked = { ...filter, ...period };
  const opens = may(ctx.actor, `${QUESTION_ROUTES[kind].list}:view` as Right);
  const { parts } = BOARDS[board];
  const seriesOf = (rows: readonly { counts: Readonly<Partial<Record<Measure, number>>> }[]) =>
    parts.map((measure) => ({
      name: t(`qa.measure_${measure}`),
      values: rows.map(({ counts }) => counts[measure]!),
      tone: TONES[measure],
    }));
  return (
    <>
      <PageHead title={t(`page.${route}`)} note={shown} crumbs={[{ label: t("nav.qa") }]} flush>
        <ExportButton
          ctx={ctx}
          kind={`${kind}-questions-${board}`}
          query={asked}
          total={total.counts.asked!}
          hint={t("qa.board_export")}
        />
      </PageHead>
      <Tabs
        label={t("qa.boards")}
        tabs={EVERY_BOARD.filter((one) => one.kind === kind && may(ctx.actor, `${one.route}:view` as Right))
          .map((one) => ({
            label: t(`qa.board_${one.board}`),
            href: listHref(`${basePath}/${one.route}`, filter),
            current: one.board === board,
          }))}
      />
      <QuestionBoardFilters
        route={route}
        filter={filter}
        period={period}
        choices={choices}
        ctx={ctx}
        basePath={basePath}
      />
      {total.counts.asked === 0
        ? <Empty title={t("qa.board_empty")}>{t("qa.board_empty_why")}</Empty>
        : (
          <div class="board">
            <BoardFigures
              figures={headFigures({
                kind,
                board,
                figures,
                href: opens ? (measure) => behindHref(basePath, kind, asked, { measure }) : null,
                t,
                format,
              })}
            />
            <Card title={t("qa.board_days")} note={t("qa.board_compared", { before })} class="board-wide">
              <BarChart
                across
                id="days"
                title={t("qa.board_days")}
                description={t("qa.board_days_says", { days: shown, count: total.counts.asked! })}
                stacked
                figures={{
                  axis: t("qa.board_day"),
                  names: dayNames(lang, days.map(({ day }) => day)),
                  series: seriesOf(days),
                }}
                t={t}
                format={format}
              />
            </Card>
            {groups.filter(({ rows }) => rows.length > 0).map(({ by, rows }) => (
              <Card key={by} title={t(`qa.by_${by}`)} class="board-wide">
                <div class="qa-board-pair">
                  <BarChart
                    id={by}
                    title={t(`qa.by_${by}`)}
                    description={t("qa.board_by_says", { by: t(`qa.by_${by}`), days: shown })}
                    stacked
                    lying
                    figures={{
                      axis: t(`qa.by_${by}`),
                      names: rows.map(({ name }) =>
                        name
                      ),
                      series: seriesOf(rows),
                    }}
                    t={t}
                    format={format}
                  />
                  <GroupTable
                    kind={kind}
                    board={board}
                    by={by}
                    rows={rows}
                    href={opens
                      ? (code, measure) =>
                        behindHref(basePath, kind, asked, { measure, group: { by, code } })
                      : null}
                    t={t}
                    format={format}
                  />
                </div>
              </Card>
            ))}
          </div>
        )}
    </>
  );
}
