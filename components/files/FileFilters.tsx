import { TextField } from "@/components/Field.tsx";
import { FilterBar, FilterChips } from "@/components/FilterBar.tsx";
import { SelectField } from "@/components/Select.tsx";
import { CONVERSION_STATES, FILE_KINDS, USES } from "@/services/files/register/types.ts";
import type { Translate } from "@/services/i18n/texts.ts";
import { fileHref, type FilePageQuery } from "./file_links.ts";
import { placeName } from "./place_name.ts";

/** What the list is narrowed by, and the chips of what is set. */
export function FileFilters({ query, places, basePath, t }: {
  query: FilePageQuery;
  places: readonly string[];
  basePath: string;
  t: Translate;
}) {
  const kindName = (kind: string) => t(`filestore.kind_${kind}`);
  const stateName = (state: string) => t(`filestore.conversion_${state}`);
  const useName = (use: string) => t(`filestore.use_${use}`);
  const without = (name: keyof FilePageQuery) =>
    fileHref(basePath, { ...query, pageNo: 1, [name]: undefined });
  const set: [keyof FilePageQuery, string, string | undefined][] = [
    ["keyword", t("filestore.name"), query.keyword || undefined],
    ["place", t("filestore.place"), query.place && placeName(t, query.place)],
    ["kind", t("filestore.kind"), query.kind && kindName(query.kind)],
    ["conversion", t("filestore.conversion"), query.conversion && stateName(query.conversion)],
    ["use", t("filestore.uses"), query.use && useName(query.use)],
  ];
  const chips = set.flatMap(([name, label, value]) =>
    value ? [{ name: label, value, removeHref: without(name) }] : []
  );
  const choices = (values: readonly string[], nameOf: (value: string) => string) =>
    values.map((value) => ({ value, label: nameOf(value) }));
  return (
    <>
      <FilterBar
        label={t("filestore.filter")}
        submit={t("search.submit")}
        keep={{ pageSize: query.pageSize, upload: query.upload }}
      >
        <TextField
          name="keyword"
          label={t("filestore.name")}
          hideLabel
          type="search"
          placeholder={t("filestore.name")}
          value={query.keyword}
        />
        <SelectField
          name="place"
          label={t("filestore.place")}
          hideLabel
          empty={t("filestore.allPlaces")}
          value={query.place}
          choices={choices(places, (place) => placeName(t, place))}
        />
        <SelectField
          name="kind"
          label={t("filestore.kind")}
          hideLabel
          empty={t("filestore.allKinds")}
          value={query.kind}
          choices={choices(FILE_KINDS, kindName)}
        />
        <SelectField
          name="conversion"
          label={t("filestore.conversion")}
          hideLabel
          empty={t("filestore.anyConversion")}
          value={query.conversion}
          choices={choices(CONVERSION_STATES, stateName)}
        />
        <SelectField
          name="use"
          label={t("filestore.uses")}
          hideLabel
          empty={t("filestore.anyUse")}
          value={query.use}
          choices={choices(USES, useName)}
        />
      </FilterBar>
      <FilterChips chips={chips} clearHref={fileHref(basePath, { upload: query.upload })} t={t} />
    </>
  );
}
