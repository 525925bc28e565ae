import assert from "node:assert/strict";
import { PDFiumLibrary } from "@hyzyla/pdfium";
import { decodePDFRawStream, degrees, PDFDocument, PDFRawStream } from "pdf-lib";
import { runsOf } from "@/engines/files/stamp/font_of_text.ts";
import { stampPdf } from "@/engines/files/stamp/stamp_pdf.ts";
import { convertHere, reasonOf } from "./convert_here.ts";

async function paper(turned = 0): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  for (const size of [[595, 842], [842, 595]] as [number, number][]) {
    const page = pdf.addPage(size);
    page.setRotation(degrees(turned));
    page.drawText("Torque 9 Nm", { x: 60, y: 300, size: 20 });
  }
  return pdf.save();
}

/** Darkness 0-255 of each pixel of a page at one pixel a point. */
async function inkOf(bytes: Uint8Array, page = 0): Promise<Uint8Array> {
  const library = await PDFiumLibrary.init();
  const pdf = await library.loadDocument(bytes);
  const drawn = await pdf.getPage(page).render({ scale: 1, render: "bitmap" });
  pdf.destroy();
  library.destroy();
  return Uint8Array.from({ length: drawn.data.length / 4 }, (_, at) => 255 - drawn.data[at * 4]!);
}

Deno.test("every page is covered by the mark, faintly, and what stood there stays", async () => {
  const before = await paper();
  const after = await stampPdf(before, ["王喆堃", "F00123", "2026-11-21 10:58"]);
  assert.equal((await PDFDocument.load(after)).getPageCount(), 2);
  for (const page of [0, 1]) {
    const [plain, stamped] = [await inkOf(before, page), await inkOf(after, page)];
    const faint = stamped.filter((ink, at) => plain[at] === 0 && ink > 4 && ink <= 30).length;
    const strong = stamped.filter((ink, at) => plain[at] === 0 && ink > 40).length;
    assert.ok(faint > stamped.length * 0.005, `only ${faint} of ${stamped.length} px are marked`);
    assert.equal(strong, 0, "10 % of black, nowhere more");
    assert.ok(stamped.filter((ink) => ink > 200).length >= plain.filter((ink) => ink > 200).length);
  }
  assert.ok(after.length < before.length + 30_000, `${before.length} -> ${after.length}`);
});

Deno.test("a page that is shown turned has its mark turned, so that it reads alike", async () => {
  const angleOf = async (turned: number) => {
    const pdf = await PDFDocument.load(await stampPdf(await paper(turned), ["AAAA"]));
    const sheet = pdf.context.enumerateIndirectObjects().flatMap(([, object]) =>
      object instanceof PDFRawStream ? [new TextDecoder().decode(decodePDFRawStream(object).decode())] : []
    ).find((content) => content.includes("/Tile Do"));
    const [cos, sin] = sheet!.split(" ").map(Number) as [number, number];
    return Math.round(Math.atan2(sin, cos) * 180 / Math.PI);
  };
  assert.deepEqual([await angleOf(0), await angleOf(90), await angleOf(270)], [27, 117, -63]);
});

Deno.test("names of all languages of the portal have letters, in the script they are written in", () => {
  const names = [
    "王喆堃",
    "陳韡",
    "山田あゆみ",
    "김철수",
    "สมชาย",
    "क्षत्रिय",
    "Zoë Őry",
    "Иванов",
    "Nguyễn Văn Ý",
    "ñandú",
  ];
  for (const name of names) {
    for (const { file, text } of runsOf(name)) assert.ok(file.endsWith(".woff2"), `${name}: ${text}`);
  }
  assert.deepEqual(runsOf("Ivan Иван").map(({ text }) => text), ["Ivan ", "Иван"]);
});

Deno.test("protected and broken PDFs are refused with the reason", async () => {
  const bytes = await paper();
  assert.equal(await reasonOf(stampPdf(new TextEncoder().encode("%PDF-1.7 nothing"), ["x"])), "pdf-broken");
  assert.equal(await reasonOf(stampPdf(new Uint8Array(), ["x"])), "pdf-broken");
  assert.equal(await reasonOf(stampPdf(locked(), ["x"])), "pdf-encrypted");
  const pdf = { kind: "thumbnail", mediaType: "application/pdf" } as const;
  assert.equal(await reasonOf(convertHere(bytes.slice(0, 200), pdf)), "pdf-broken");
});

Deno.test("a PDF has its pages counted and its first page drawn small", async () => {
  const made = await convertHere(await paper(), { kind: "thumbnail", mediaType: "application/pdf" });
  assert.equal(made.facts.pages, 2);
  assert.equal(made.facts.height, 320);
});

/** A PDF whose trailer says that it is encrypted. */
function locked(): Uint8Array {
  return new TextEncoder().encode(`%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>endobj
4 0 obj<</Filter/Standard/V 1/R 2/O(${"o".repeat(32)})/U(${"u".repeat(32)})/P -4>>endobj
trailer<</Root 1 0 R/Encrypt 4 0 R/Size 5/ID[(a)(b)]>>
%%EOF`);
}
