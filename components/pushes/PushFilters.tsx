import { ListFilters } from "@/components/table/ListFilters.tsx";
import type { Format } from "@/kernel/texts/format.ts";
import type { Translate } from "@/kernel/texts/texts.ts";
import { PUSH_STATES } from "@/engines/pushes/types.ts";
import { PUSH_SUBJECTS } from "@/services/pushes/types.ts";
import { pushHref, type PushQuery } from "./push_links.ts";

const FILTERS = ["keyword", "state", "subjectKind", "from", "to"] as const;

/** The same log without any filter. */
export function unfiltered({ pageSize }: PushQuery): Partial<PushQuery> {
  return { pageSize };
}

/** Whether any filter is set. */
export function isFiltered(query: PushQuery): boolean {
  return FILTERS.some((name) => query[name] !== undefined);
}

/** What the log is narrowed by, and the chips of what is set. */
export function PushFilters({ query, basePath, t, format }: {
  query: PushQuery;
  basePath: string;
  t: Translate;
  format: Format;
}) {
  return (
    <ListFilters
      label={t("pushes.filter")}
      keyword={{ label: t("pushes.number"), value: query.keyword }}
      filters={[
        {
          kind: "select",
          name: "state",
          label: t("pushes.result"),
          empty: t("pushes.allResults"),
          value: query.state,
          choices: PUSH_STATES.map((one) => ({ value: one, label: t(`pushes.state.${one}`) })),
        },
        {
          kind: "select",
          name: "subjectKind",
          label: t("pushes.subject"),
          empty: t("pushes.allSubjects"),
          value: query.subjectKind,
          choices: PUSH_SUBJECTS.map((one) => ({ value: one, label: t(`pushes.kind.${one}`) })),
        },
        {
          kind: "days",
          name: "days",
          label: t("pushes.time"),
          from: "from",
          to: "to",
          first: query.from,
          last: query.to,
        },
      ]}
      keep={{ pageSize: query.pageSize }}
      without={(names) =>
        pushHref(basePath, {
          ...query,
          ...Object.fromEntries(names.map((name) => [name, undefined])),
          pageNo: 1,
        })}
      clearHref={pushHref(basePath, unfiltered(query))}
      t={t}
      format={format}
    />
  );
}
