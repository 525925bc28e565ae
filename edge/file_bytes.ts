import { type FileStore, FileStoreUnavailable } from "@/kernel/ports/file_store.ts";
import { contentDisposition } from "@/engines/files/content_disposition.ts";

/** Bytes to be handed out, never changing under their key. */
export interface ServedFile {
  key: string;
  sha256: string;
  size: number;
  mediaType: string;
  name: string;
}

/** Nothing in a file runs, loads or sends anything, whatever it is opened as. Pictures and media may show themselves. */
const POLICY =
  "default-src 'none'; img-src 'self' data:; media-src 'self'; style-src 'unsafe-inline'; sandbox";

/** Types that browsers show by themselves without running anything; any other is saved. */
const SHOWN =
  /^(image\/(png|apng|jpeg|gif|bmp|webp|avif|x-icon|svg\+xml)|application\/pdf|audio\/mpeg|video\/mp4|text\/plain)$/;

/** Whether a file is shown in the browser unless its saving is asked for. */
export function isShown(mediaType: string): boolean {
  return SHOWN.test(mediaType);
}

/** Streams a file with `Range`, `If-Range` and `If-None-Match` (RFC 9110, 13 and 14). */
export async function serveFile(
  store: FileStore,
  file: ServedFile,
  req: Request,
  isSaved: boolean,
): Promise<Response> {
  const inline = !isSaved && isShown(file.mediaType);
  const etag = `"${file.sha256}"`;
  const headers = new Headers({
    "etag": etag,
    "accept-ranges": "bytes",
    "cache-control": "private, max-age=0, must-revalidate",
    "content-type": file.mediaType,
    "content-disposition": contentDisposition(file.name, inline),
    "x-content-type-options": "nosniff",
    // Browsers' own reader of PDFs does not work in a sandbox; it runs nothing of the page.
    "content-security-policy": file.mediaType === "application/pdf"
      ? POLICY.replace("; sandbox", "")
      : POLICY,
  });
  const known = req.headers.get("if-none-match")?.split(",").map((tag) => tag.trim().replace(/^W\//, ""));
  if (known?.some((tag) => tag === etag || tag === "*")) return new Response(null, { status: 304, headers });
  const asked = req.headers.get("if-range") ?? etag;
  const range = asked === etag ? rangeOf(req.headers.get("range"), file.size) : null;
  if (range === "beyond") {
    headers.set("content-range", `bytes */${file.size}`);
    return new Response(null, { status: 416, headers });
  }
  headers.set("content-length", String(range ? range.end - range.start + 1 : file.size));
  if (range) headers.set("content-range", `bytes ${range.start}-${range.end}/${file.size}`);
  const status = range ? 206 : 200;
  if (req.method === "HEAD") return new Response(null, { status, headers });
  const body = await store.open(file.key, range ?? undefined);
  if (!body) throw new FileStoreUnavailable(`the bytes under ${file.key} are missing`);
  return new Response(body, { status, headers });
}

/** First and last byte of a single range; null for none, several or a form that is not known: then all is answered. */
export function rangeOf(
  header: string | null,
  size: number,
): { start: number; end: number } | "beyond" | null {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? "") ?? [];
  if (first === undefined || (first === "" && last === "")) return null;
  if (first === "") {
    const count = Number(last);
    return count === 0 || size === 0 ? "beyond" : { start: Math.max(0, size - count), end: size - 1 };
  }
  const start = Number(first);
  if (start >= size) return "beyond";
  const end = last === "" ? size - 1 : Math.min(Number(last), size - 1);
  return end < start ? null : { start, end };
}
