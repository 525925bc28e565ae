import { keepUses } from "@/engines/files/keep_uses.ts";
import { sayFiles } from "@/engines/files/say_files.ts";
import { filesOf } from "@/engines/richtext/files_of.ts";
import type { TxCtx } from "@/kernel/ctx.ts";
import { refuseField } from "@/kernel/refusals/refuse.ts";
import type { DocumentKind } from "./define_document.ts";
import type { DocumentText } from "./types.ts";

/** Where pictures of texts are uploaded to, by how they came (specification section 5, uploads). */
const PICTURE_PLACES = ["editor-image", "pasted-image"];

/** What pictures in the texts of a revision are used by, with its id. */
export function pictureUse(kind: Pick<DocumentKind, "kind">, revisionId: number) {
  return { kind: `${kind.kind}-picture`, id: String(revisionId) };
}

/** Keeps exactly the pictures that the texts of a revision show. Refuses by field files of another place. */
export async function keepPictures(
  tx: TxCtx,
  kind: DocumentKind,
  { revisionId, texts }: { revisionId: number; texts: readonly Pick<DocumentText, "body">[] },
): Promise<void> {
  const files = [...new Set(texts.flatMap(({ body }) => filesOf(body)))];
  const places = kind.pictures ? PICTURE_PLACES : [];
  const unknown = await keepUses(tx, pictureUse(kind, revisionId), files, places);
  if (unknown.length > 0) {
    throw refuseField("body", "value-not-allowed", { what: await sayFiles(tx, unknown, files) });
  }
}
