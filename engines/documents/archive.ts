import { cleanName } from "@/engines/files/clean_name.ts";
import { knownPlace } from "@/engines/files/places.ts";
import { readStoredFile } from "@/engines/files/read_stored_file.ts";
import { stampFile } from "@/engines/files/stamp_file.ts";
import { filesOf } from "@/engines/richtext/files_of.ts";
import { textOf } from "@/engines/richtext/text_of.ts";
import { requireRight } from "@/kernel/access/rights.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { FileStoreUnavailable } from "@/kernel/ports/file_store.ts";
import { refuse } from "@/kernel/refusals/refuse.ts";
import { DOCUMENT_KINDS } from "./document_kinds.ts";
import { readDocument } from "./read_document.ts";
import { readingRight } from "./readers.ts";
import type { DocumentView } from "./types.ts";

/** Where archives are read: below it `<kind>/<id>.zip`. */
export const ARCHIVES_PATH = "/tis/file/documents/";

/** Where the archive of a published document is. */
export function archiveHref(kind: string, id: number): string {
  return `${ARCHIVES_PATH}${kind}/${id}.zip`;
}

/** A file of an archive. */
interface ArchiveEntry {
  name: string;
  input: string | Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array<ArrayBuffer>>;
}

/**
 * A published document in one archive: its texts in every language, their pictures, and its attachments as they are downloaded alone. Nothing is opened
 * before it is asked for; what may not be read, is gone or held back refuses the whole before. Refuses `no-right`, `not-found` and as files do.
 */
export async function documentArchive(
  ctx: Ctx,
  kindName: string,
  id: number,
): Promise<{ name: string; entries: AsyncIterable<ArchiveEntry> }> {
  const kind = DOCUMENT_KINDS.all.find((one) => one.kind === kindName);
  if (!kind) throw refuse("not-found");
  const by = readingRight(kind);
  requireRight(ctx, by);
  const document = await readDocument(ctx, kind, { id, revision: "published" }, { by });
  return {
    name: `${cleanName(document.code ?? String(id))}.zip`,
    entries: contentOf(ctx, document, await filesOfDocument(ctx, document)),
  };
}

type Stored = Awaited<ReturnType<typeof readStoredFile>>;

async function filesOfDocument(ctx: Ctx, { texts, attachments }: DocumentView): Promise<Stored[]> {
  const pictures = texts.flatMap(({ body }) => filesOf(body));
  const ids = [...new Set([...attachments.map(({ fileId }) => fileId), ...pictures])];
  return await Promise.all(ids.map((id) => readStoredFile(ctx, id)));
}

/** One entry after the other, none of them in memory as a whole but a PDF that is stamped. */
async function* contentOf(
  ctx: Ctx,
  { texts, attachments }: DocumentView,
  files: readonly Stored[],
): AsyncGenerator<ArchiveEntry> {
  const taken = new Set<string>();
  for (const { lang, title, body } of texts.filter(({ title }) => title !== "")) {
    yield { name: ownName(`${lang}.txt`, taken), input: `${title}\n\n${textOf(body)}\n` };
  }
  const names = new Map(files.map((file) => [file.id, ownName(cleanName(file.name), taken)]));
  if (attachments.some(({ captions }) => Object.keys(captions).length > 0)) {
    yield { name: ownName("index.txt", taken), input: indexOf(attachments, names) };
  }
  for (const file of files) {
    const stamped = file.mediaType === "application/pdf" && knownPlace(file.place)?.stamped;
    const input = stamped ? await stampFile(ctx, file) : await ctx.files.open(file.key);
    if (!input) throw new FileStoreUnavailable(`the bytes under ${file.key} are missing`);
    yield { name: names.get(file.id)!, input };
  }
}

/** What the attachments are, in their order: the name in the archive, and below it what is said of it in each language. */
function indexOf(attachments: DocumentView["attachments"], names: ReadonlyMap<string, string>): string {
  return attachments.map(({ fileId, captions }) => {
    const said = Object.entries(captions).map(([lang, text]) => `  ${lang}: ${text}\n`);
    return `${names.get(fileId)}\n${said.join("")}`;
  }).join("");
}

/** A name that nothing before it in the archive has: `photo.png`, `photo (2).png`; the same in capitals counts, since some systems hold them for one. */
function ownName(name: string, taken: Set<string>): string {
  const dot = name.lastIndexOf(".") > 0 ? name.lastIndexOf(".") : name.length;
  let own = name;
  for (let count = 2; taken.has(own.toLowerCase()); count++) {
    own = `${name.slice(0, dot)} (${count})${name.slice(dot)}`;
  }
  taken.add(own.toLowerCase());
  return own;
}
