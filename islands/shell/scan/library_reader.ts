import {
  BarcodeFormat,
  BinaryBitmap,
  DecodeHintType,
  HTMLCanvasElementLuminanceSource,
  HybridBinarizer,
  MultiFormatReader,
} from "@zxing/library";
import type { CodeReader } from "./seen.ts";

/** Longest edge that is looked at: more takes longer and finds no more. */
const EDGE = 1280;

/** A reader of codes in script, for browsers that have none. */
export function libraryReader(): CodeReader {
  const reader = new MultiFormatReader();
  reader.setHints(
    new Map<DecodeHintType, unknown>([
      [DecodeHintType.POSSIBLE_FORMATS, [
        BarcodeFormat.CODE_39,
        BarcodeFormat.CODE_128,
        BarcodeFormat.DATA_MATRIX,
        BarcodeFormat.QR_CODE,
      ]],
      [DecodeHintType.TRY_HARDER, true],
    ]),
  );
  const canvas = document.createElement("canvas");
  return (seen) => {
    const [width, height] = "videoWidth" in seen
      ? [seen.videoWidth, seen.videoHeight]
      : [seen.width, seen.height];
    if (width === 0) return Promise.resolve(null);
    const scale = Math.min(1, EDGE / Math.max(width, height));
    canvas.width = Math.round(width * scale);
    canvas.height = Math.round(height * scale);
    canvas.getContext("2d", { willReadFrequently: true })!.drawImage(seen, 0, 0, canvas.width, canvas.height);
    try {
      const source = new HTMLCanvasElementLuminanceSource(canvas);
      return Promise.resolve(reader.decodeWithState(new BinaryBitmap(new HybridBinarizer(source))).getText());
    } catch {
      // The library throws where there is no code in a picture.
      return Promise.resolve(null);
    }
  };
}
