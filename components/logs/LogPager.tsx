import { holderOrNull } from "@/kernel/access/actor.ts";
import { Pager } from "@/components/table/Pager.tsx";
import type { Ctx } from "@/kernel/ctx.ts";
import type { Page } from "@/kernel/paging.ts";
import { LIMITS } from "@/kernel/limits.ts";

/**
 * Foot of a log: pages as far as lines are counted; after the last of them a link goes on with the days from there, so that every line can be
 * reached.
 */
export function LogPager({ list, lastAt, href, keep, isOldest, ctx }: {
  list: Page<unknown>;
  /** Moment of the last line that is shown. */
  lastAt: string | undefined;
  href: (change: { pageNo?: number; from?: string; to?: string }) => string;
  keep: Record<string, string | number | undefined>;
  isOldest: boolean;
  ctx: Ctx;
}) {
  const { t } = ctx;
  const isCapped = list.total > LIMITS.logCount;
  const total = Math.min(list.total, LIMITS.logCount);
  const isLast = isCapped && list.pageNo * list.pageSize >= total && lastAt !== undefined;
  const zone = holderOrNull(ctx)?.zone ?? "Asia/Shanghai";
  const day = lastAt && new Intl.DateTimeFormat("sv-SE", { timeZone: zone }).format(new Date(lastAt));
  return (
    <>
      {isLast && (
        <p class="log-onwards">
          <a class="link" href={href({ pageNo: 1, ...(isOldest ? { from: day } : { to: day }) })}>
            {t(isOldest ? "logs.later" : "logs.earlier")}
          </a>
        </p>
      )}
      <Pager
        page={list.pageNo}
        size={list.pageSize}
        total={total}
        capped={isCapped}
        href={(pageNo) => href({ pageNo })}
        keep={keep}
        t={t}
      />
    </>
  );
}
