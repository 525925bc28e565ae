import { Pager } from "@/components/table/Pager.tsx";
import { isBig, sortOf } from "@/engines/lists/ask_list.ts";
import type { AnyList } from "@/engines/lists/define_list.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import type { Page } from "@/kernel/paging.ts";
import { LIMITS } from "@/kernel/limits.ts";
import type { ListAddress, ListChange, ListLinks } from "./list_links.ts";
import { idOf } from "./ListTable.tsx";

interface ListPagerProps {
  list: AnyList;
  page: Page<unknown>;
  address: ListAddress;
  links: ListLinks;
  ctx: Ctx;
}

/** Foot of a list: which rows, sizes, pages. */
export function ListPager(props: ListPagerProps) {
  const { list, page, links, ctx } = props;
  if (isBig(list)) return <EndlessPager {...props} />;
  return (
    <Pager
      page={page.pageNo}
      size={page.pageSize}
      total={page.total}
      href={(pageNo) => links.href({ pageNo })}
      keep={links.keep(["pageSize"])}
      t={ctx.t}
    />
  );
}

/**
 * Foot of a list without end: pages by number as far as rows are counted, the neighbours by keyset, so that what is added meanwhile shows
 * no row twice; after the last counted page it goes on the same way.
 */
function EndlessPager({ list, page, address, links, ctx }: ListPagerProps) {
  const { t } = ctx;
  const { pageNo, pageSize, records } = page;
  const isCapped = page.total > LIMITS.logCount;
  const counted = Math.min(page.total, LIMITS.logCount);
  const shown = (pageNo - 1) * pageSize + records.length;
  const isLast = isCapped && shown >= counted && records.length === pageSize;
  const beside = (change: ListChange) => links.href(change);
  const next = records.length > 0
    ? beside({ pageNo: pageNo + 1, after: String(idOf(list, records.at(-1))) })
    : undefined;
  const previous = records.length > 0
    ? beside({ pageNo: Math.max(1, pageNo - 1), before: String(idOf(list, records[0])) })
    : undefined;
  const { onwards } = list.words ?? {};
  return (
    <>
      {isLast && onwards && (
        <p class="log-onwards">
          <a class="link" href={next}>
            {t(sortOf(list, address.asked.sort).descending ? onwards.descending : onwards.ascending)}
          </a>
        </p>
      )}
      <Pager
        page={pageNo}
        size={pageSize}
        total={isCapped ? Math.max(counted, shown) : counted}
        capped={isCapped}
        href={(number) => links.href({ pageNo: number })}
        previousHref={pageNo > 2 ? previous : undefined}
        nextHref={next}
        keep={links.keep(["pageSize"])}
        t={t}
      />
    </>
  );
}
