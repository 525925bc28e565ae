import { z } from "zod";
import { defineExport, MOST_ROWS, words } from "@/engines/exports/define_export.ts";
import { LIMITS } from "@/kernel/limits.ts";
import { knownPlace } from "@/engines/files/places.ts";
import { allFiles } from "./list_files.ts";
import { CONVERSION_STATES, FILE_KINDS, FILE_SORTS, USES } from "./types.ts";

const sort = z.string()
  .transform((text) => ({ column: text.replace(/^-/, ""), descending: text.startsWith("-") }))
  .pipe(z.object({ column: z.enum(FILE_SORTS), descending: z.boolean() }));

/** The register of files as a spreadsheet. */
export const filesExport = defineExport({
  kind: "files",
  title: "page.FileManage",
  need: "FileManage:view",
  page: "FileManage",
  filter: z.object({
    keyword: z.string().trim().min(1).max(LIMITS.keywordLength).optional().catch(undefined),
    place: z.string().min(1).max(40).optional().catch(undefined),
    kind: z.enum(FILE_KINDS).optional().catch(undefined),
    conversion: z.enum(CONVERSION_STATES).optional().catch(undefined),
    use: z.enum(USES).optional().catch(undefined),
    sort: sort.catch({ column: "createdAt", descending: true }),
  }),
  columns: [
    { key: "name", text: "filestore.name", kind: "text", width: 40 },
    { key: "kind", text: "filestore.kind", kind: "text", width: 18 },
    { key: "place", text: "filestore.place", kind: "text", width: 20 },
    { key: "size", text: "exports.bytes", kind: "number", width: 14 },
    { key: "uses", text: "filestore.uses", kind: "number", width: 8 },
    { key: "owner", text: "filestore.owner", kind: "text", width: 24 },
    { key: "createdAt", text: "filestore.createdAt", kind: "moment", width: 20 },
    { key: "mediaType", text: "exports.mediaType", kind: "text", width: 30 },
  ],
  limit: MOST_ROWS,
  open: allFiles,
  cells: ({ t }, file) => ({
    name: file.name,
    kind: t(`filestore.kind_${file.kind}`),
    place: knownPlace(file.place) ? t(`filestore.place_${file.place}`) : file.place,
    size: Number(file.size),
    uses: file.uses,
    owner: file.owner,
    createdAt: file.createdAt,
    mediaType: file.mediaType,
  }),
  say: ({ t }, { keyword, place, kind, conversion, use }) =>
    words(
      [t("filestore.name"), keyword],
      [t("filestore.place"), place && (knownPlace(place) ? t(`filestore.place_${place}`) : place)],
      [t("filestore.kind"), kind && t(`filestore.kind_${kind}`)],
      [t("filestore.conversion"), conversion && t(`filestore.conversion_${conversion}`)],
      [t("filestore.uses"), use && t(`filestore.use_${use}`)],
    ),
});
