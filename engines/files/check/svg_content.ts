import { LIMITS } from "@/kernel/limits.ts";
import { refuseField } from "@/kernel/refusals/refuse.ts";
import type { Content } from "../content.ts";
import type { AdmittedType } from "../require_place.ts";
import { cleanSvg, DrawingTooLarge, NoDrawing } from "./clean_svg.ts";
import { notFitting } from "./faults.ts";

/** The drawing as it is stored: cleaned, in UTF-8. */
export async function cleanSvgContent(
  content: Content,
  admitted: AdmittedType,
): Promise<Uint8Array<ArrayBuffer>> {
  const { name } = admitted;
  if (content.size > LIMITS.svgBytes) {
    throw refuseField("file", "file-too-large", {
      name,
      limit: LIMITS.svgBytes / 1024 / 1024,
      allowed: ".svg",
    });
  }
  let text: string;
  try {
    text = new TextDecoder("utf-8", { fatal: true }).decode(await content.read(0, content.size));
  } catch (error) {
    // Other encodings are ways around what looks at the text.
    if (error instanceof TypeError) throw notFitting(admitted);
    throw error;
  }
  try {
    return new TextEncoder().encode(cleanSvg(text));
  } catch (error) {
    if (error instanceof DrawingTooLarge) {
      const { broke, limit } = error;
      throw refuseField("file", "drawing-too-large", { name, broke, limit });
    }
    if (error instanceof NoDrawing) throw refuseField("file", "file-unsafe-picture", { name });
    throw error;
  }
}
