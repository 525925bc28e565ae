import type { Ctx } from "@/kernel/ctx.ts";
import { toneOf } from "@/engines/lists/state_tones.ts";
import { may } from "@/kernel/access/rights.ts";
import type { TraceRead, TraceStep } from "@/services/event_monitor/trace_types.ts";
import { catalogueHref } from "@/components/event_catalogue/catalogue_links.ts";
import { operationHref } from "@/components/logs/log_links.ts";
import { Icon } from "../Icon.tsx";
import { State } from "../Mark.tsx";
import { describeStep, describeStepSubject, STEP_ICONS } from "./describe_step.ts";
import { monitorHref } from "./monitor_links.ts";
import { sayDuration } from "./say_duration.ts";
import { formatOf } from "@/kernel/texts/format.ts";

/** The steps of a trace below what brought each about, each with a bar on the time of the whole. */
export function TraceSteps({ trace, ctx, basePath }: { trace: TraceRead; ctx: Ctx; basePath: string }) {
  const { t } = ctx;
  const format = formatOf(ctx);
  const begun = Date.parse(trace.at);
  const end = trace.endedAt === null
    ? ctx.clock().getTime()
    : Math.max(...trace.steps.map(({ at, endedAt }) => Date.parse(endedAt ?? at)));
  const whole = Math.max(1, end - begun);
  return (
    <table class="table stack trace-table">
      <thead>
        <tr>
          <th scope="col">{t("event_monitor.step")}</th>
          <th scope="col">{t("event_monitor.about")}</th>
          <th scope="col">{t("event_monitor.state")}</th>
          <th scope="col" class="num">{t("event_monitor.after")}</th>
          <th scope="col" class="num">{t("event_monitor.took")}</th>
          <th scope="col" class="trace-time">
            <span>0</span>
            <span>{sayDuration(format, whole)}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {trace.steps.map((step) => {
          const at = Date.parse(step.at) - begun;
          const took = (step.endedAt === null ? end : Date.parse(step.endedAt)) - begun - at;
          const { name, isCode } = describeStep(t, step);
          const href = hrefOf(step, ctx, basePath);
          const words = href ? <a class="link" href={href}>{name}</a> : name;
          return (
            <tr key={step.id} data-state={step.state}>
              <td class="title">
                <span class={`trace-step trace-depth-${Math.min(step.depth, DEEPEST)}`}>
                  <Icon
                    name={STEP_ICONS[step.kind]}
                    label={t(`event_monitor.kind.${step.kind}`)}
                  />
                  <span class={isCode ? "mono" : undefined}>{words}</span>
                </span>
              </td>
              <td data-label={t("event_monitor.about")} class="wrap-anywhere">
                {describeStepSubject(t, step)}
                {step.userCode && <span class="trace-who">{step.userCode}</span>}
                {step.error && <span class="trace-error">{step.error}</span>}
              </td>
              <td class="nowrap">
                <State tone={toneOf(step.state)} shape={step.state === "done" ? "dot" : "square"}>
                  {t(`event_monitor.step.${step.state}`)}
                  {step.attempts !== null && step.attempts > 1 &&
                    ` · ${t("event_monitor.triesOf", { count: step.attempts })}`}
                </State>
              </td>
              <td class="num nowrap" data-label={t("event_monitor.after")}>{sayDuration(format, at)}</td>
              <td class="num nowrap" data-label={t("event_monitor.took")}>
                {step.kind === "change" || step.kind === "reading" || step.kind === "effect"
                  ? null
                  : sayDuration(format, took)}
              </td>
              <td class="trace-time" data-none>
                <Bar from={at / whole} to={(at + took) / whole} state={step.state} />
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** Depths that are still told apart by their indent. */
const DEEPEST = 6;
const WIDTH = 1000;
/** What takes no time is still seen. */
const LEAST = 6;

function Bar({ from, to, state }: { from: number; to: number; state: TraceStep["state"] }) {
  const width = Math.max(LEAST, (to - from) * WIDTH);
  const x = Math.min(from * WIDTH, WIDTH - width);
  return (
    <svg class="trace-bar" viewBox={`0 0 ${WIDTH} 10`} preserveAspectRatio="none" aria-hidden="true">
      <rect x={x} y={1} width={width} height={8} data-state={state} />
    </svg>
  );
}

function hrefOf(step: TraceStep, { actor }: Ctx, basePath: string): string | null {
  switch (step.kind) {
    case "change":
    case "reading":
      return step.line !== null && may(actor, "UserOperationLog:view")
        ? operationHref(basePath, { line: step.line })
        : null;
    case "event":
      return may(actor, "EventCatalogue:view") ? catalogueHref(basePath, { event: step.name }) : null;
    case "parked":
      return step.line !== null && may(actor, "EventMonitor:view")
        ? monitorHref(basePath, { id: step.line })
        : null;
    default:
      return null;
  }
}
