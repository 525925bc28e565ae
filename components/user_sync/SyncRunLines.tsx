import { State, type Tone } from "@/components/Mark.tsx";
import type { Format } from "@/kernel/texts/format.ts";
import type { Translate } from "@/kernel/texts/texts.ts";
import type { SyncRun, SyncState } from "@/services/user_sync/read_runs.ts";

const TONES: Record<SyncState, Tone> = { running: "info", done: "ok", failed: "err", stopped: "warn" };
/** Counts of a run, each with its word. */
export const FIGURES = ["seen", "created", "changed", "frozen", "thawed"] as const;

/** Runs of the user synchronisation; the number of refused entries leads to them. */
export function SyncRunLines({ runs, chosen, refusalsHref, t, format }: {
  runs: readonly SyncRun[];
  chosen: number | null;
  refusalsHref: (runId: number) => string;
  t: Translate;
  format: Format;
}) {
  return (
    <table class="table stack">
      <thead>
        <tr>
          <th scope="col">{t("sync.state")}</th>
          <th scope="col">{t("sync.kind")}</th>
          <th scope="col">{t("sync.begun")}</th>
          <th scope="col" class="num">{t("sync.took")}</th>
          {FIGURES.map((name) => <th scope="col" class="num" key={name}>{t(`sync.count.${name}`)}</th>)}
          <th scope="col" class="num">{t("sync.refused")}</th>
          <th scope="col" class="w-[30%]">{t("sync.note")}</th>
        </tr>
      </thead>
      <tbody>
        {runs.map((run) => (
          <tr key={run.id} aria-current={run.id === chosen ? "true" : undefined}>
            <td class="nowrap">
              <State tone={TONES[run.state]}>{t(`sync.state.${run.state}`)}</State>
            </td>
            <td class="nowrap">{t(`sync.kind.${run.kind}`)}</td>
            <td class="nowrap tabular-nums">{format.moment(run.begunAt)}</td>
            <td class="num nowrap" data-label={t("sync.took")}>{tookOf(run, t, format)}</td>
            {FIGURES.map((name) => (
              <td class="num" key={name} data-label={t(`sync.count.${name}`)}>{format.number(run[name])}</td>
            ))}
            <td class="num" data-label={t("sync.refused")}>
              {run.refused > 0
                ? <a class="link" href={refusalsHref(run.id)}>{format.number(run.refused)}</a>
                : format.number(0)}
            </td>
            <td class="wrap-anywhere" data-none={run.reason || run.releasedAt ? undefined : ""}>
              {run.reason ?? "–"}
              {run.releasedAt && (
                <p class="text-ink-2">
                  {t("sync.released_by", {
                    who: run.releasedBy ?? "",
                    at: format.moment(run.releasedAt),
                    note: run.releaseNote ?? "",
                  })}
                </p>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function tookOf(run: SyncRun, t: Translate, format: Format): string {
  if (!run.endedAt) return "–";
  const seconds = (run.endedAt.getTime() - run.begunAt.getTime()) / 1000;
  return t("sync.seconds", { seconds: format.number(Math.round(seconds * 10) / 10) });
}
