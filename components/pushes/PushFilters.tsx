import { TextField } from "@/components/Field.tsx";
import { FilterBar, FilterChips } from "@/components/FilterBar.tsx";
import { SelectField } from "@/components/Select.tsx";
import { chipsOf } from "@/components/table/chips_of.ts";
import type { Format } from "@/services/i18n/format.ts";
import type { Translate } from "@/services/i18n/texts.ts";
import { PUSH_STATES, PUSH_SUBJECTS } from "@/services/pushes/types.ts";
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
  const chips = chipsOf({
    keyword: [t("pushes.number"), query.keyword],
    state: [t("pushes.result"), query.state && t(`pushes.state.${query.state}`)],
    subjectKind: [t("pushes.subject"), query.subjectKind && t(`pushes.kind.${query.subjectKind}`)],
    from: [t("pushes.from"), query.from && format.day(query.from)],
    to: [t("pushes.to"), query.to && format.day(query.to)],
  }, (filter) => pushHref(basePath, { ...query, [filter]: undefined, pageNo: 1 }));
  return (
    <>
      <FilterBar label={t("pushes.filter")} submit={t("search.submit")} keep={{ pageSize: query.pageSize }}>
        <TextField
          name="keyword"
          label={t("pushes.number")}
          hideLabel
          type="search"
          placeholder={t("pushes.number")}
          value={query.keyword}
        />
        <SelectField
          name="state"
          label={t("pushes.result")}
          hideLabel
          empty={t("pushes.allResults")}
          value={query.state}
          choices={PUSH_STATES.map((one) => ({ value: one, label: t(`pushes.state.${one}`) }))}
        />
        <SelectField
          name="subjectKind"
          label={t("pushes.subject")}
          hideLabel
          empty={t("pushes.allSubjects")}
          value={query.subjectKind}
          choices={PUSH_SUBJECTS.map((one) => ({ value: one, label: t(`pushes.kind.${one}`) }))}
        />
        <TextField name="from" label={t("pushes.from")} hideLabel type="date" value={query.from} />
        <TextField name="to" label={t("pushes.to")} hideLabel type="date" value={query.to} />
      </FilterBar>
      <FilterChips chips={chips} clearHref={pushHref(basePath, unfiltered(query))} t={t} />
    </>
  );
}
