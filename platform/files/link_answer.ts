import { contentDisposition } from "@/engines/files/content_disposition.ts";
import type { LinkOptions } from "@/kernel/ports/file_store.ts";

/** Types that a browser shows and never takes for anything that runs, whatever the bytes look like (WHATWG MIME Sniffing, 7). */
const SHOWN = /^(image\/(png|apng|jpeg|gif|bmp|webp|avif|x-icon)|application\/pdf|audio\/mpeg|video\/mp4)$/;
/** Types of what is saved that say no more than what program opens it. */
const SAVED =
  /^(image\/(?!svg)|audio\/|video\/|model\/|application\/(pdf|zip|java-archive|msword|x-7z-compressed|vnd\.))[\w.+-]*$/;
/** Says nothing: saved as it is called. */
const BYTES = "application/octet-stream";

/**
 * Parameters with which an S3 answers a signed link. No S3 can be told by them to send `X-Content-Type-Options: nosniff`, so a link is shown
 * only as what browsers do not sniff, and anything else saved; both are part of what is signed. Null for what is to be shown and could run:
 * the portal hands that out, with its own headers.
 */
export function linkAnswer({ name, type, inline }: LinkOptions): Record<string, string> | null {
  if (inline && !SHOWN.test(type)) return null;
  return {
    "response-content-type": inline || SAVED.test(type) ? type : BYTES,
    "response-content-disposition": contentDisposition(name, inline),
  };
}
