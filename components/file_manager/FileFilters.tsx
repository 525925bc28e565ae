import { ListFilters } from "@/components/table/ListFilters.tsx";
import { CONVERSION_STATES, FILE_KINDS, USES } from "@/services/file_manager/types.ts";
import type { Format } from "@/kernel/texts/format.ts";
import type { Translate } from "@/kernel/texts/texts.ts";
import { fileHref, type FilePageQuery } from "./file_links.ts";
import { placeName } from "./place_name.ts";

/** What the list is narrowed by, and the chips of what is set. */
export function FileFilters({ query, places, basePath, t, format }: {
  query: FilePageQuery;
  places: readonly string[];
  basePath: string;
  t: Translate;
  format: Format;
}) {
  const kindName = (kind: string) => t(`filestore.kind_${kind}`);
  const stateName = (state: string) => t(`filestore.conversion_${state}`);
  const useName = (use: string) => t(`filestore.use_${use}`);
  const choices = (values: readonly string[], nameOf: (value: string) => string) =>
    values.map((value) => ({ value, label: nameOf(value) }));
  return (
    <ListFilters
      label={t("filestore.filter")}
      keyword={{ label: t("filestore.name"), value: query.keyword }}
      filters={[
        {
          kind: "select",
          name: "place",
          label: t("filestore.place"),
          empty: t("filestore.allPlaces"),
          value: query.place,
          choices: choices(places, (place) => placeName(t, place)),
        },
        {
          kind: "select",
          name: "kind",
          label: t("filestore.kind"),
          empty: t("filestore.allKinds"),
          value: query.kind,
          choices: choices(FILE_KINDS, kindName),
        },
        {
          kind: "select",
          name: "conversion",
          label: t("filestore.conversion"),
          empty: t("filestore.anyConversion"),
          value: query.conversion,
          choices: choices(CONVERSION_STATES, stateName),
        },
        {
          kind: "select",
          name: "use",
          label: t("filestore.uses"),
          empty: t("filestore.anyUse"),
          value: query.use,
          choices: choices(USES, useName),
        },
      ]}
      keep={{ pageSize: query.pageSize, upload: query.upload }}
      without={(names) =>
        fileHref(basePath, {
          ...query,
          ...Object.fromEntries(names.map((name) => [name, undefined])),
          pageNo: 1,
        })}
      clearHref={fileHref(basePath, { upload: query.upload })}
      t={t}
      format={format}
    />
  );
}
