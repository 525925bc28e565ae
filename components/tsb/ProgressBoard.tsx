import { BarChart } from "@/components/charts/BarChart.tsx";
import { Card } from "@/components/Card.tsx";
import { Empty } from "@/components/Empty.tsx";
import { BoardFigures } from "@/components/logs/BoardFigures.tsx";
import { State } from "@/components/Mark.tsx";
import { fromHere } from "@/components/table/from_here.ts";
import type { State as PageState } from "@/edge/state.ts";
import { formatOf } from "@/kernel/texts/format.ts";
import type { Counts, Progress } from "@/services/tsb/work_orders/types.ts";
import { ProgressBar } from "./ProgressBar.tsx";
import { workOrdersHref } from "./work_order_links.ts";

/** Bars of a chart at most; the table below has more. */
const BARS = 15;

/** A line of a board: what it is called, how far it is, and where its orders and its own board are. */
interface Line {
  key: string;
  code?: string;
  name: string;
  counts: Counts;
  /** Its orders in the list. */
  list: Readonly<Record<string, string>>;
  /** Its own board. */
  board?: string;
  closedAt?: string | null;
}

/** How far the work is that bulletins ask for: by bulletin, region and store, each with the way to its orders. */
export function ProgressBoard({ progress, asked, state }: {
  progress: Progress;
  asked: { tsb?: string; region?: string };
  state: PageState;
}) {
  const { ctx, basePath } = state;
  const { t } = ctx;
  const format = formatOf(ctx);
  const { all } = progress;
  if (all.total === 0) return <Empty title={t("tsb.order.none")}>{t("tsb.order.none_why")}</Empty>;
  const board = (more: Readonly<Record<string, string>>) =>
    workOrdersHref(basePath, { view: "progress", ...asked, ...more });
  const set: Record<string, string> = Object.fromEntries(
    Object.entries(asked).filter((one): one is [string, string] => one[1] !== undefined),
  );
  const figure = (name: string, count: number) => ({ name, value: format.number(count) });
  return (
    <div class="board">
      <BoardFigures
        figures={[
          figure(t("tsb.order.state_open"), all.open),
          figure(t("tsb.order.state_in_work"), all.inWork),
          figure(t("tsb.order.state_done"), all.done),
          figure(t("tsb.order.state_not_applicable"), all.notApplicable),
          figure(t("tsb.order.due_overdue"), all.overdue),
        ]}
      />
      {asked.tsb === undefined && (
        <Lines
          id="campaigns"
          title={t("tsb.order.by_bulletin")}
          axis={t("tsb.order.bulletin")}
          wide={asked.region === undefined}
          lines={progress.campaigns.map(({ tsbCode, title, closedAt, ...counts }) => ({
            key: tsbCode,
            code: tsbCode,
            name: title,
            counts,
            list: { ...set, tsb: tsbCode },
            board: board({ tsb: tsbCode }),
            closedAt,
          }))}
          state={state}
        />
      )}
      {asked.region === undefined && (
        <Lines
          id="regions"
          title={t("tsb.order.by_region")}
          axis={t("tsb.order.region")}
          lines={progress.regions.map(({ code, name, ...counts }) => ({
            key: code ?? "",
            name,
            counts,
            list: { ...set, ...(code === null ? {} : { region: code }) },
            board: code === null ? undefined : board({ region: code }),
          }))}
          state={state}
        />
      )}
      <Lines
        id="stores"
        title={t("tsb.order.by_store")}
        axis={t("tsb.order.store")}
        lines={progress.stores.map(({ code, name, ...counts }) => ({
          key: code ?? "",
          name,
          counts,
          list: { ...set, store: code ?? "" },
        }))}
        state={state}
      />
    </div>
  );
}

function Lines({ id, title, axis, lines, wide, state }: {
  id: string;
  title: string;
  axis: string;
  lines: readonly Line[];
  /** Over both columns of the board, so that what follows stands side by side. */
  wide?: boolean;
  state: PageState;
}) {
  const { ctx, basePath } = state;
  const { t } = ctx;
  const format = formatOf(ctx);
  const drawn = lines.slice(0, BARS);
  const values = (of: (counts: Counts) => number) => drawn.map(({ counts }) => of(counts));
  return (
    <Card title={title} class={wide ? "board-wide" : undefined}>
      <BarChart
        id={id}
        title={title}
        description={t("tsb.order.chart_says", { count: lines.length })}
        stacked
        lying
        across={wide}
        figures={{
          axis,
          names: drawn.map(({ code, name }) => code ?? name),
          series: [
            { name: t("tsb.order.state_done"), values: values(({ done }) => done), tone: "ok" },
            {
              name: t("tsb.order.state_not_applicable"),
              values: values((one) => one.notApplicable),
              tone: 4,
            },
            { name: t("tsb.order.state_in_work"), values: values(({ inWork }) => inWork), tone: 2 },
            { name: t("tsb.order.state_open"), values: values(({ open }) => open), tone: 1 },
          ],
        }}
        t={t}
        format={format}
      />
      <div class="table-scroll">
        <table class="table stack">
          <thead>
            <tr>
              <th scope="col">{axis}</th>
              <th scope="col">{t("tsb.order.progress")}</th>
              <th scope="col" class="num">{t("tsb.order.waiting")}</th>
              <th scope="col" class="num">{t("tsb.order.due_overdue")}</th>
              <th scope="col" class="num">{t("tsb.order.all")}</th>
            </tr>
          </thead>
          <tbody>
            {lines.map(({ key, code, name, counts, list, board, closedAt }) => {
              const to = (more: Readonly<Record<string, string>>) =>
                fromHere(workOrdersHref(basePath, { ...list, ...more }));
              const waiting = counts.open + counts.inWork;
              return (
                <tr key={key}>
                  <td class="title">
                    {code && <span class="mono">{code}</span>}{" "}
                    {board ? <a class="link" href={fromHere(board)}>{name}</a> : name}
                    {closedAt && (
                      <>
                        {" "}
                        <State tone="ok">{t("tsb.order.closed")}</State>
                      </>
                    )}
                  </td>
                  <td>
                    <ProgressBar counts={counts} t={t} format={format} />
                  </td>
                  <td class="num" data-label={t("tsb.order.waiting")}>
                    <a class="link" href={to({ state: "waiting" })}>{format.number(waiting)}</a>
                  </td>
                  <td class="num" data-label={t("tsb.order.due_overdue")}>
                    {counts.overdue > 0
                      ? (
                        <a class="link text-err" href={to({ due: "overdue" })}>
                          {format.number(counts.overdue)}
                        </a>
                      )
                      : format.number(0)}
                  </td>
                  <td class="num" data-label={t("tsb.order.all")}>
                    <a class="link" href={to({})}>{format.number(counts.total)}</a>
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </Card>
  );
}
