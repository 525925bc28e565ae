import { PDFiumLibrary } from "@hyzyla/pdfium";

/** Texts of the pages, as a reader copies them. */
export async function textsOf(bytes: Uint8Array): Promise<string[]> {
  const library = await PDFiumLibrary.init();
  const pdf = await library.loadDocument(bytes);
  const texts = [...pdf.pages()].map((page) => page.getText().replace(/\s+/g, " "));
  pdf.destroy();
  library.destroy();
  return texts;
}
