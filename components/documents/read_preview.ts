import { type Neighbour, neighboursOf } from "@/engines/documents/neighbours.ts";
import { readDocument } from "@/engines/documents/read_document.ts";
import { textFor } from "@/engines/documents/text_for.ts";
import { noteReading } from "@/engines/documents/note_reading.ts";
import { confirmedAt, readingRight } from "@/engines/documents/readers.ts";
import { type TextLinks, textLinks } from "@/engines/documents/text_links.ts";
import { type Playable, readMedia } from "@/engines/files/convert/read_media.ts";
import { type ConnectionGroup, readConnections } from "@/engines/links/read_connections.ts";
import type { DocumentKind } from "@/engines/documents/define_document.ts";
import type { DocumentText, DocumentView } from "@/engines/documents/types.ts";
import { requireRight } from "@/kernel/access/rights.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { attempt } from "@/kernel/refusals/attempt.ts";
import { refuse } from "@/kernel/refusals/refuse.ts";
import { isOldIe } from "@/services/entry/guard.ts";
import { favoriteOf } from "@/services/favorites/favorites.ts";
import { favoriteType } from "@/services/favorites/types.ts";
import { type ReaderQuery, readReaderQuery } from "./reader_query.ts";
import { readVehicleCheck, type VehicleCheckData } from "./VehicleCheck.tsx";

/** What a reader's page has read before it is drawn. */
export interface PreviewData {
  document: DocumentView;
  /** The text that is shown. */
  text: DocumentText;
  query: ReaderQuery;
  confirmed: Date | null;
  links: TextLinks;
  connections: ConnectionGroup[];
  /** Beside it in the list that its reader came from. */
  beside: { before: Neighbour | null; after: Neighbour | null };
  /** Whether it is about the vehicle that was asked for, or that is in context; null: none was. */
  vehicle: VehicleCheckData | null;
  /** Id of the reader's favorite; null: it is none. */
  favorite: number | null;
  /** How its films and sounds are played, by their files. */
  media: ReadonlyMap<string, Playable>;
}

/**
 * Reads what a reader's page asks for (`id`; `lang`, `vin`, `list`, `print`, `share`), and notes that it was opened; null for what the reader may not see. Refuses
 * `ie-print`: to print from an old browser.
 *
 * @param vin of the vehicle in context, or null: narrows the connections
 */
export async function readPreview(
  ctx: Ctx,
  kind: DocumentKind,
  url: URL,
  vin: string | null,
  req: Request,
): Promise<PreviewData | null> {
  const by = readingRight(kind);
  requireRight(ctx, by);
  const id = url.searchParams.get("id");
  if (id === null || !/^[1-9]\d{0,14}$/.test(id)) return null;
  const query = readReaderQuery(url);
  if (query.print && isOldIe(req.headers.get("user-agent") ?? "")) throw refuse("ie-print");
  const wanted = { id: Number(id), revision: "published" } as const;
  const { ok: document } = await attempt(() => readDocument(ctx, kind, wanted, { by }));
  if (!document) return null;
  noteReading(ctx, document);
  const text = textFor(document, [...query.lang ? [query.lang] : [], ...ctx.chain])!;
  const type = favoriteType(kind.kind);
  const [confirmed, links, connections, vehicle, beside, favorite, media] = await Promise.all([
    kind.confirmed ? confirmedAt(ctx, document) : null,
    textLinks(ctx, [text], vin),
    kind.connected && document.code !== null
      ? readConnections(ctx, { kind: kind.kind, id: document.code }, vin)
      : [],
    readVehicleCheck(ctx, kind, document, url.searchParams.get("vin") ?? vin),
    query.list === undefined
      ? { before: null, after: null }
      : neighboursOf(ctx, kind, document.id, query.list),
    type && document.code !== null ? favoriteOf(ctx, type, document.code) : null,
    readMedia(ctx, document.attachments.map(({ fileId }) => fileId)),
  ]);
  return { document, text, query, confirmed, links, connections, vehicle, beside, favorite, media };
}
