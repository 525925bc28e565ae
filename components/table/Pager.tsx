import type { Translate } from "@/kernel/texts/texts.ts";
import { LIMITS } from "@/kernel/limits.ts";
import { Button } from "../Button.tsx";
import { Icon } from "../Icon.tsx";
import { Select } from "../Select.tsx";
import { fromHere } from "./from_here.ts";

export interface PagerProps {
  /** From 1. */
  page: number;
  size: number;
  total: number;
  /** True when `total` was counted only so far. */
  capped?: boolean;
  /** Address of another page of the same list. */
  href: (page: number) => string;
  /** Addresses of the neighbours, where those are not reached by their number alone. */
  previousHref?: string;
  nextHref?: string;
  /** Parameters of the list that stay when the size changes; `pageNo` is left out. */
  keep: Record<string, string | number | undefined>;
  sizes?: readonly number[];
  t: Translate;
}

/** Foot of a list: which rows, how many a page, and links to the other pages. */
export function Pager(
  { page, size, total, capped, href, previousHref, nextHref, keep, sizes = LIMITS.pageSizes, t }: PagerProps,
) {
  const last = Math.max(1, Math.ceil(total / size));
  const from = total === 0 ? 0 : (page - 1) * size + 1;
  const to = Math.min(total, page * size);
  return (
    <div class="table-foot">
      <span>
        {total === 0 ? t("table.none") : t(capped ? "table.rows_capped" : "table.rows", { from, to, total })}
      </span>
      {total > 0 && (
        <form method="get">
          {Object.entries(keep).map(([name, value]) =>
            value === undefined || name === "pageSize" || name === "pageNo"
              ? null
              : <input key={name} type="hidden" name={name} value={value} />
          )}
          <label for="page-size">{t("table.per_page")}</label>
          <Select
            name="pageSize"
            id="page-size"
            value={String(size)}
            choices={sizes.map((one) => ({ value: String(one), label: String(one) }))}
            auto
          />
          <Button class="needs-no-script">{t("table.apply")}</Button>
        </form>
      )}
      {last > 1 && (
        <nav class="joined pages" aria-label={t("table.pages")}>
          <Step
            href={page > 1 ? previousHref ?? href(page - 1) : null}
            icon="chevron-left"
            label={t("table.previous")}
          />
          {pageNumbers(page, last).map((number, index) =>
            number === null ? <span key={`gap-${index}`} aria-disabled="true">…</span> : (
              <a
                key={number}
                href={fromHere(href(number))}
                aria-label={t("table.page", { page: String(number) })}
                aria-current={number === page ? "page" : undefined}
              >
                {number}
              </a>
            )
          )}
          <Step
            href={page < last ? nextHref ?? href(page + 1) : null}
            icon="chevron-right"
            label={t("table.next")}
          />
        </nav>
      )}
    </div>
  );
}

/** `href` is null where there is no such page. */
function Step({ href, icon, label }: { href: string | null; icon: string; label: string }) {
  if (href === null) {
    return (
      <span aria-disabled="true">
        <Icon name={icon} />
      </span>
    );
  }
  return (
    <a href={fromHere(href)} title={label}>
      <Icon name={icon} />
    </a>
  );
}

/** First, last, this page and its neighbours; null where pages are left out (only ever for two or more). */
export function pageNumbers(page: number, last: number): (number | null)[] {
  const wanted = [...new Set([1, page - 1, page, page + 1, last])].filter((one) => one >= 1 && one <= last)
    .sort((a, b) => a - b);
  return wanted.flatMap((number, index) => {
    const before = wanted[index - 1];
    if (before === undefined || number === before + 1) return [number];
    return number === before + 2 ? [number - 1, number] : [null, number];
  });
}
