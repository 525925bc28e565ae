import { contentDisposition } from "../content_disposition.ts";

/** Media type of papers. */
export const PDF = "application/pdf";

/** A paper as it is answered: shown by the browser or saved under its name, kept by nobody on the way. */
export function pdfAnswer(bytes: Uint8Array, name: string): Response {
  return new Response(bytes as Uint8Array<ArrayBuffer>, {
    headers: {
      "content-type": PDF,
      "content-disposition": contentDisposition(name, true),
      "cache-control": "private, no-store",
      "x-content-type-options": "nosniff",
    },
  });
}
