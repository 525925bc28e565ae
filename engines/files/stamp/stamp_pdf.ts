import {
  EncryptedPDFError,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFName,
  type PDFPage,
  type PDFRef,
} from "pdf-lib";
import { LIMITS } from "@/kernel/limits.ts";
import { Unconvertible } from "../convert/unconvertible.ts";
import { outlineText } from "./outline_text.ts";

/** What the watermark says, line by line: name, code, time. */
export type Mark = readonly string[];

/** CSS pixels to points of PDF. */
const POINT = 72 / 96;
/** As on the printed page (components/Watermark.tsx): px. */
const FONT_SIZE = 15;
const LEFT = 10;
const FIRST_BASELINE = 60;
const LINE_HEIGHT = 20;
/** Width and height of a tile in points. */
const TILE = [LIMITS.watermark.width * POINT, LIMITS.watermark.height * POINT] as const;
/** A page may be 200 inches square (ISO 32000-1, annex C); larger ones are no pages. */
const TILES_OF_A_PAGE = 40_000;

/**
 * Puts the print watermark over every page of a PDF (specification section 9): tiles of 220 x 180 px, turned by 27 degrees, 10 %
 * opacity. The tile stands once in the document, and its repetition once for each size of page, so that a long document grows by a
 * few kilobytes. The opacity is set where the outlines are drawn: PDFium, by
 * which browsers show PDF, multiplies it once more for each form around them, as it does in tiling patterns.
 *
 * @throws Unconvertible `pdf-encrypted` when it is protected by a password, `pdf-broken` when it cannot be read
 */
export async function stampPdf(bytes: Uint8Array, mark: Mark): Promise<Uint8Array> {
  const pdf = await open(bytes);
  try {
    const faint = pdf.context.register(pdf.context.obj({ Type: "ExtGState", ca: LIMITS.watermark.opacity }));
    const tile = addForm(pdf, await tileContent(mark), [0, 0, ...TILE], { ExtGState: { Faint: faint } });
    const sheets = new Map<string, PDFRef>();
    for (const page of pdf.getPages()) {
      const { x, y, width, height } = page.getMediaBox();
      const turn = LIMITS.watermark.degrees + page.getRotation().angle;
      const key = [x, y, width, height, turn].join(" ");
      const sheet = sheets.get(key) ?? addSheet(pdf, tile, [x, y, x + width, y + height], turn);
      sheets.set(key, sheet);
      cover(pdf, page, sheet);
    }
    return await pdf.save({ updateFieldAppearances: false });
  } catch (error) {
    throw new Unconvertible("pdf-broken", {}, error);
  }
}

async function open(bytes: Uint8Array): Promise<PDFDocument> {
  let pdf: PDFDocument;
  try {
    pdf = await PDFDocument.load(bytes, { updateMetadata: false });
  } catch (error) {
    // pdf-lib's classes lose their prototype when compiled down, so the sentence is asked too.
    const isLocked = error instanceof EncryptedPDFError || /encrypted/i.test(String(error));
    throw new Unconvertible(isLocked ? "pdf-encrypted" : "pdf-broken", {}, error);
  }
  if (pageCount(pdf) === 0) throw new Unconvertible("pdf-broken");
  return pdf;
}

function pageCount(pdf: PDFDocument): number {
  try {
    return pdf.getPageCount();
  } catch {
    return 0;
  }
}

/** The lines of one tile as outlines. */
async function tileContent(mark: Mark): Promise<string> {
  const { height } = LIMITS.watermark;
  const lines = await Promise.all(mark.map((line, index) => {
    const baseline = height - FIRST_BASELINE - index * LINE_HEIGHT;
    return outlineText(line, LEFT * POINT, baseline * POINT, FONT_SIZE * POINT);
  }));
  return ["/Faint gs 0 g", ...lines].join("\n");
}

type Box = [left: number, bottom: number, right: number, top: number];

function addForm(
  pdf: PDFDocument,
  content: string,
  box: Box,
  resources: Record<string, Record<string, PDFRef>>,
): PDFRef {
  return pdf.context.register(pdf.context.flateStream(content, {
    Type: "XObject",
    Subtype: "Form",
    BBox: box,
    Resources: resources,
  }));
}

/**
 * Tiles side by side over a page.
 *
 * @param degrees counterclockwise; a page that readers show turned clockwise has its tiles turned against that
 */
function addSheet(pdf: PDFDocument, tile: PDFRef, box: Box, degrees: number): PDFRef {
  const [cos, sin] = [Math.cos(degrees * Math.PI / 180), Math.sin(degrees * Math.PI / 180)];
  const [left, bottom, right, top] = box;
  const corners = [[left, bottom], [left, top], [right, bottom], [right, top]] as [number, number][];
  const turned = corners.map(([x, y]) => [x * cos + y * sin, y * cos - x * sin] as const);
  const across = turned.map(([x]) => x / TILE[0]);
  const up = turned.map(([, y]) => y / TILE[1]);
  const content = [`${[cos, sin, -sin, cos].map((part) => part.toFixed(5)).join(" ")} 0 0 cm`];
  for (let row = Math.floor(Math.min(...up)); row < Math.max(...up); row++) {
    for (let column = Math.floor(Math.min(...across)); column < Math.max(...across); column++) {
      content.push(`q 1 0 0 1 ${column * TILE[0]} ${row * TILE[1]} cm /Tile Do Q`);
      if (content.length > TILES_OF_A_PAGE) throw new Unconvertible("pdf-broken");
    }
  }
  return addForm(pdf, content.join("\n"), box, { XObject: { Tile: tile } });
}

/** What stood on the page is put between q and Q, so that no transformation of it turns the mark. */
function cover(pdf: PDFDocument, page: PDFPage, sheet: PDFRef): void {
  const resources = ownResources(pdf, page);
  entryOf(pdf, resources, "XObject").set(PDFName.of("TisSheet"), sheet);
  const before = pdf.context.register(pdf.context.flateStream("q\n"));
  const after = pdf.context.register(pdf.context.flateStream("\nQ\nq /TisSheet Do Q\n"));
  const contents = page.node.Contents();
  const streams = contents instanceof PDFArray
    ? contents.asArray()
    : contents
    ? [page.node.get(PDFName.Contents)!]
    : [];
  page.node.set(PDFName.Contents, pdf.context.obj([before, ...streams, after]));
}

/** Resources may be inherited from the tree of pages or shared between pages: each page gets its own. */
function ownResources(pdf: PDFDocument, page: PDFPage): PDFDict {
  const inherited = page.node.Resources();
  const own = inherited ? inherited.clone(pdf.context) : pdf.context.obj({});
  page.node.set(PDFName.Resources, own);
  return own;
}

function entryOf(pdf: PDFDocument, resources: PDFDict, name: string): PDFDict {
  const found = resources.lookup(PDFName.of(name));
  const own = found instanceof PDFDict ? found.clone(pdf.context) : pdf.context.obj({});
  resources.set(PDFName.of(name), own);
  return own;
}
