import type { ListParts } from "@/components/list/parts.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { formatOf } from "@/kernel/texts/format.ts";
import type { SyncRun } from "@/services/user_sync/read_runs.ts";

/** How runs of the user synchronisation look in their list; the number of refused entries leads to them. */
export function syncRunParts(
  ctx: Ctx,
  chosen: number | null,
  refusalsHref: (runId: number) => string,
): ListParts<SyncRun> {
  const { t } = ctx;
  const format = formatOf(ctx);
  return {
    heads: { note: "w-[30%]" },
    classes: { note: "wrap-anywhere", took: "nowrap" },
    row: ({ id }) => ({ "aria-current": id === chosen ? "true" : undefined }),
    cells: {
      took: ({ begunAt, endedAt }) => {
        if (!endedAt) return <>–</>;
        const seconds = (Date.parse(endedAt) - Date.parse(begunAt)) / 1000;
        return <>{t("user_sync.seconds", { seconds: format.number(Math.round(seconds * 10) / 10) })}</>;
      },
      refused: ({ id, refused }) =>
        refused > 0 && <a class="link" href={refusalsHref(id)}>{format.number(refused)}</a>,
      note: ({ reason, releasedAt, releasedBy, releaseNote }) => (
        <>
          {reason ?? "–"}
          {releasedAt && (
            <p class="text-ink-2">
              {t("user_sync.released_by", {
                who: releasedBy ?? "",
                at: format.moment(releasedAt),
                note: releaseNote ?? "",
              })}
            </p>
          )}
        </>
      ),
    },
  };
}
