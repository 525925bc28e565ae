import { PDFiumLibrary } from "@hyzyla/pdfium";
import sharp from "sharp";
import { LIMITS } from "@/kernel/limits.ts";
import type { Made, Source } from "./made.ts";
import { Unconvertible } from "./unconvertible.ts";

/** Error codes of PDFium (fpdfview.h, FPDF_GetLastError). */
const PASSWORD = 4;
const SECURITY = 5;

/** Opens a PDF in PDFium and closes it again. */
async function withPdf<T>(bytes: Uint8Array, read: (pdf: OpenPdf) => Promise<T>): Promise<T> {
  const library = await PDFiumLibrary.init();
  let pdf: OpenPdf;
  try {
    pdf = await library.loadDocument(bytes);
  } catch (error) {
    const isLocked = isPasswordError(error);
    throw new Unconvertible(isLocked ? "pdf-encrypted" : "pdf-broken", {}, error);
  }
  try {
    return await read(pdf);
  } finally {
    pdf.destroy();
    library.destroy();
  }
}

type OpenPdf = Awaited<ReturnType<Awaited<ReturnType<typeof PDFiumLibrary.init>>["loadDocument"]>>;

function isPasswordError(error: unknown): boolean {
  const code = (error as { code?: number }).code;
  return code === PASSWORD || code === SECURITY || /password|security/i.test(String(error));
}

/** How many pages a PDF has; refuses what cannot be opened, is protected, or has none. */
export function countPages(bytes: Uint8Array): Promise<number> {
  return withPdf(bytes, (pdf) => {
    const pages = pdf.getPageCount();
    if (pages === 0) throw new Unconvertible("pdf-broken");
    return Promise.resolve(pages);
  });
}

/** A picture of the first page, as `makeThumbnail` makes of pictures, and the number of pages. */
export async function makePdfThumbnail({ path, out }: Source): Promise<Made> {
  const bytes = await Deno.readFile(path);
  return await withPdf(bytes, async (pdf) => {
    const pages = pdf.getPageCount();
    if (pages === 0) throw new Unconvertible("pdf-broken");
    const page = pdf.getPage(0);
    const { originalWidth, originalHeight } = page.getOriginalSize();
    const scale = LIMITS.thumbnailPx * 2 / Math.max(originalWidth, originalHeight, 1);
    const drawn = await page.render({
      scale,
      render: ({ data, width, height }) =>
        sharp(data, { raw: { width, height, channels: 4 } })
          .flatten({ background: "#fff" })
          .resize({ width: LIMITS.thumbnailPx, height: LIMITS.thumbnailPx, fit: "inside" })
          .webp({ quality: 82 }).toBuffer(),
    });
    await Deno.writeFile(out, drawn.data);
    const { width, height } = await sharp(drawn.data).metadata();
    return {
      mediaType: "image/webp",
      extension: "webp",
      facts: { pages, width, height, sizeBefore: bytes.length, size: drawn.data.length },
    };
  });
}
