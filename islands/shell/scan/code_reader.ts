import type { CodeReader, Seen } from "./seen.ts";

/** Kinds of codes on VIN plates, papers and part labels, by the names of the browser's own detector. */
const FORMATS = ["code_39", "code_128", "data_matrix", "qr_code"];

/** The browser's detector of codes (W3C Shape Detection), as far as it is used. */
interface Detector {
  detect(seen: Seen): Promise<{ rawValue: string }[]>;
}
interface DetectorClass {
  new (options: { formats: string[] }): Detector;
  getSupportedFormats(): Promise<string[]>;
}

/** The browser's own reader where it knows all of these codes, else the library's, which is fetched for the first code. */
export async function openCodeReader(): Promise<CodeReader> {
  const own = (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector;
  const known = await own?.getSupportedFormats().catch(() => []) ?? [];
  if (!own || !FORMATS.every((format) => known.includes(format))) {
    return (await import("./library_reader.ts")).libraryReader();
  }
  const detector = new own({ formats: FORMATS });
  return async (seen) => (await detector.detect(seen))[0]?.rawValue ?? null;
}
