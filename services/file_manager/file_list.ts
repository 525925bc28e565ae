import { defineList } from "@/engines/lists/define_list.ts";
import { chosen, keyword, oneOf } from "@/engines/lists/filters.ts";
import { z } from "zod";
import { knownPlace, PLACES } from "@/engines/files/places.ts";
import { fileColumns, isOfKind } from "./file_columns.ts";
import { CONVERSION_STATES, FILE_KINDS, fileRow, USES } from "./types.ts";

/** The files of the store that people brought in; what the portal made of them stands with each. */
export const fileList = defineList({
  kind: "files",
  page: "FileManage",
  need: "FileManage:view",
  call: {
    operationId: "listFiles",
    path: "/tis/files",
    tag: "Files",
    summary: "Files of the store, newest first",
  },
  record: fileRow,
  words: {
    filter: "filestore.filter",
    none: "filestore.none",
    noneWhy: "filestore.noneWhy",
    noMatch: "filestore.noMatch",
    noMatchWhy: "filestore.noMatchWhy",
  },
  filter: {
    keyword: keyword("filestore.name", { on: "f.name" }),
    place: chosen("filestore.place", z.string().max(40), {
      all: "filestore.allPlaces",
      choices: ({ t }) =>
        PLACES.all.map(({ name }) => name).map((place) => ({ value: place, label: placeText(t, place) })),
      on: "f.place",
    }),
    kind: oneOf(FILE_KINDS, {
      text: "filestore.kind",
      each: (kind) => `filestore.kind_${kind}`,
      all: "filestore.allKinds",
      where: (ctx, kind) => () => isOfKind(ctx, kind),
    }),
    conversion: oneOf(CONVERSION_STATES, {
      text: "filestore.conversion",
      each: (state) => `filestore.conversion_${state}`,
      all: "filestore.anyConversion",
      where: ({ sql }, state) => () =>
        sql`exists (select from file_conversions c where c.file_id = f.id and c.state = ${state})`,
    }),
    use: oneOf(USES, {
      text: "filestore.uses",
      each: (use) => `filestore.use_${use}`,
      all: "filestore.anyUse",
      where: ({ sql }, use) => () =>
        sql`${use === "used" ? sql`` : sql`not`} exists (select from file_uses u where u.file_id = f.id)`,
    }),
  },
  columns: {
    name: {
      text: "filestore.name",
      kind: "text",
      sort: ({ sql }) => sql`lower(f.name)`,
      title: true,
      width: 40,
    },
    kind: {
      text: "filestore.kind",
      kind: "text",
      of: ({ kind }, { t }) => t(`filestore.kind_${kind}`),
      in: "chooser",
      width: 18,
    },
    place: {
      text: "filestore.place",
      kind: "text",
      of: ({ place }, { t }) => placeText(t, place),
      sort: "f.place",
      width: 20,
    },
    size: { text: "filestore.size", kind: "number", sort: "f.size", in: "page" },
    bytes: { text: "exports.bytes", kind: "number", of: ({ size }) => size, in: "sheet", width: 14 },
    uses: { text: "filestore.uses", kind: "number", in: "sheet", width: 8 },
    used: {
      text: "filestore.uses",
      kind: "text",
      in: "page",
      of: ({ uses }, { t }) => uses === 0 ? t("filestore.unused") : t("filestore.usedTimes", { count: uses }),
      sort: ({ sql }) => sql`(select count(*) from file_uses u where u.file_id = f.id)`,
    },
    conversion: {
      text: "filestore.conversion",
      kind: "state",
      of: ({ conversion }, { t }) => conversion && t(`filestore.conversion_${conversion}`),
      in: "page",
    },
    owner: {
      text: "filestore.owner",
      kind: "person",
      sort: ({ sql }) => sql`(select u.full_name from users u where u.id = f.owner_id)`,
    },
    createdAt: { text: "filestore.createdAt", kind: "moment", sort: "f.created_at" },
    mediaType: { text: "exports.mediaType", kind: "text", in: "chooser", width: 30 },
  },
  order: "-createdAt",
  query: {
    key: "f.id",
    from: ({ sql }) => sql`files f`,
    where: ({ sql }) => () => sql`f.made_from is null`,
    select: fileColumns,
  },
  // The search field of the frame asks by this name.
  older: { read: ({ q, ...asked }) => q === undefined ? asked : { keyword: q, ...asked } },
});

/** A place in words; one of another version by its name. */
function placeText(t: (key: string) => string, place: string): string {
  return knownPlace(place) ? t(`filestore.place_${place}`) : place;
}
