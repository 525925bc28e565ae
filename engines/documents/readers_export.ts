import { z } from "zod";
import { defineExport, MAX_ROWS } from "@/engines/exports/define_export.ts";
import type { DocumentKind } from "./define_document.ts";
import { documentRight } from "./document_rights.ts";
import { readDocument } from "./read_document.ts";
import { type Reader, readersOf } from "./readers.ts";

/** Who has read and confirmed one published document of a kind, each by name, as a spreadsheet. */
export function readersExport(kind: DocumentKind) {
  const need = documentRight(kind, "view");
  const filter = z.object({ id: z.coerce.number().int().positive().catch(0) });
  return defineExport<typeof filter, Reader, "orgName" | "userCode" | "fullName" | "readAt" | "confirmedAt">({
    kind: `${kind.kind}-readers`,
    title: "documents.readers",
    need,
    page: kind.routes.working,
    filter,
    columns: [
      { key: "orgName", text: "documents.org", kind: "text", width: 34 },
      { key: "userCode", text: "documents.account", kind: "text", width: 20 },
      { key: "fullName", text: "documents.reader", kind: "text", width: 24 },
      { key: "readAt", text: "documents.readAt", kind: "moment", width: 20 },
      { key: "confirmedAt", text: "documents.confirmedAt", kind: "moment", width: 20 },
    ],
    limit: MAX_ROWS,
    async open(ctx, { id }) {
      const { all, people } = await readersOf(ctx, kind, id, { named: MAX_ROWS });
      return {
        total: all,
        records: (async function* () {
          yield* people;
        })(),
      };
    },
    cells: (_ctx, { orgName, userCode, fullName, readAt, confirmedAt }) => ({
      orgName,
      userCode,
      fullName,
      readAt,
      confirmedAt,
    }),
    async say(ctx, { id }) {
      const { code } = await readDocument(ctx, kind, { id, revision: "published" });
      return [[ctx.t(kind.code.text ?? "documents.code"), code ?? "–"]];
    },
  });
}
