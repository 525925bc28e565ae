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
    filter: "file_manager.filter",
    none: "file_manager.none",
    noneWhy: "file_manager.noneWhy",
    noMatch: "file_manager.noMatch",
    noMatchWhy: "file_manager.noMatchWhy",
  },
  filter: {
    keyword: keyword("file_manager.name", { on: "f.name" }),
    place: chosen("file_manager.place", z.string().max(40), {
      all: "file_manager.allPlaces",
      choices: ({ t }) =>
        PLACES.all.map(({ name }) => name).map((place) => ({ value: place, label: placeText(t, place) })),
      on: "f.place",
    }),
    kind: oneOf(FILE_KINDS, {
      text: "file_manager.kind",
      each: (kind) => `file_manager.kind_${kind}`,
      all: "file_manager.allKinds",
      where: (ctx, kind) => () => isOfKind(ctx, kind),
    }),
    conversion: oneOf(CONVERSION_STATES, {
      text: "file_manager.conversion",
      each: (state) => `file_manager.conversion_${state}`,
      all: "file_manager.anyConversion",
      where: ({ sql }, state) => () =>
        sql`exists (select from file_conversions c where c.file_id = f.id and c.state = ${state})`,
    }),
    use: oneOf(USES, {
      text: "file_manager.uses",
      each: (use) => `file_manager.use_${use}`,
      all: "file_manager.anyUse",
      where: ({ sql }, use) => () =>
        sql`${use === "used" ? sql`` : sql`not`} exists (select from file_uses u where u.file_id = f.id)`,
    }),
  },
  columns: {
    name: {
      text: "file_manager.name",
      kind: "text",
      sort: ({ sql }) => sql`lower(f.name)`,
      title: true,
      width: 40,
    },
    kind: {
      text: "file_manager.kind",
      kind: "text",
      of: ({ kind }, { t }) => t(`file_manager.kind_${kind}`),
      in: "chooser",
      width: 18,
    },
    place: {
      text: "file_manager.place",
      kind: "text",
      of: ({ place }, { t }) => placeText(t, place),
      sort: "f.place",
      width: 20,
    },
    size: { text: "files.size", kind: "number", sort: "f.size", in: "page" },
    bytes: { text: "exports.bytes", kind: "number", of: ({ size }) => size, in: "sheet", width: 14 },
    uses: { text: "file_manager.uses", kind: "number", in: "sheet", width: 8 },
    used: {
      text: "file_manager.uses",
      kind: "text",
      in: "page",
      of: ({ uses }, { t }) =>
        uses === 0 ? t("file_manager.unused") : t("file_manager.usedTimes", { count: uses }),
      sort: ({ sql }) => sql`(select count(*) from file_uses u where u.file_id = f.id)`,
    },
    conversion: {
      text: "file_manager.conversion",
      kind: "state",
      of: ({ conversion }, { t }) => conversion && t(`file_manager.conversion_${conversion}`),
      in: "page",
    },
    owner: {
      text: "file_manager.owner",
      kind: "person",
      sort: ({ sql }) => sql`(select u.full_name from users u where u.id = f.owner_id)`,
    },
    createdAt: { text: "file_manager.createdAt", kind: "moment", sort: "f.created_at" },
    mediaType: { text: "file_manager.sheet_mediaType", kind: "text", in: "chooser", width: 30 },
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
  return knownPlace(place) ? t(`file_manager.place_${place}`) : place;
}
