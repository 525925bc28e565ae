import type { Content } from "../content.ts";
import type { AdmittedType } from "../require_place.ts";
import { FILE_TYPES, type FileType } from "../types.ts";
import { checkArchive } from "./archive.ts";
import { checkClosedArchive } from "./closed_archive.ts";
import { checkGlb } from "./glb.ts";
import { checkMp4 } from "./mp4.ts";
import { checkOffice } from "./office.ts";
import { checkPdf } from "./pdf.ts";
import { checkPicture } from "./picture.ts";
import { checkBitmap, checkIcon } from "./bitmap.ts";
import { notFitting } from "./faults.ts";
import { checkText } from "./text.ts";
import { sniff } from "./sniff.ts";
import { cleanSvgContent } from "./svg_content.ts";

/** What the content was found to be. */
export interface Checked {
  mediaType: string;
  /** Stored in place of what came: a drawing without what could run. */
  replacement: Uint8Array<ArrayBuffer> | null;
}

/** Looks into a content that was admitted by name, and refuses what is not what its name says or could do harm. */
export async function checkContent(content: Content, admitted: AdmittedType): Promise<Checked> {
  const { mediaType, check }: FileType = FILE_TYPES[admitted.type];
  const found = { mediaType, replacement: null };
  switch (check) {
    case "picture":
      return { ...found, mediaType: await checkPicture(content, admitted) };
    case "svg":
      return { ...found, replacement: await cleanSvgContent(content, admitted) };
    case "bitmap":
      await checkBitmap(content, admitted);
      return found;
    case "icon":
      await checkIcon(content, admitted);
      return found;
    case "pdf":
      await checkPdf(content, admitted);
      return found;
    case "archive":
      await checkArchive(content, admitted);
      return found;
    case "closed-archive":
      await checkClosedArchive(content, admitted);
      return found;
    case "office":
      await checkOffice(content, admitted);
      return found;
    case "mp4":
      await checkMp4(content, admitted);
      return found;
    case "glb":
      await checkGlb(content, admitted);
      return found;
    case "text":
      await checkText(content, admitted);
      return found;
    case "mp3":
      // Frames follow each other to the end and need no trailer, so a short one cannot be told from a whole one.
      if (await sniff(content) !== mediaType) throw notFitting(admitted);
      return found;
  }
}
