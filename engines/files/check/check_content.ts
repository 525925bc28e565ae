import type { Content } from "../content.ts";
import type { AdmittedType } from "../require_place.ts";
import { FILE_TYPES, type FileType } from "../types.ts";
import { checkPicture } from "./picture.ts";
import { notFitting } from "./faults.ts";
import { sniff } from "./sniff.ts";

/** What the content was found to be. */
export interface Checked {
  mediaType: string;
  /** Stored in place of what came: a drawing without what could run. */
  replacement: Uint8Array<ArrayBuffer> | null;
}

/**
 * Looks into a content that was admitted by name, and refuses what is not what its name says or could do harm. What people send is looked into
 * by a process of its own each time, so what reads a kind of content is loaded for that kind alone.
 */
export async function checkContent(content: Content, admitted: AdmittedType): Promise<Checked> {
  const { mediaType, check }: FileType = FILE_TYPES[admitted.type];
  const found = { mediaType, replacement: null };
  switch (check) {
    case "picture":
      return { ...found, mediaType: await checkPicture(content, admitted) };
    case "svg":
      return {
        ...found,
        replacement: await (await import("./svg_content.ts")).cleanSvgContent(content, admitted),
      };
    case "bitmap":
      await (await import("./bitmap.ts")).checkBitmap(content, admitted);
      return found;
    case "icon":
      await (await import("./bitmap.ts")).checkIcon(content, admitted);
      return found;
    case "pdf":
      await (await import("./pdf.ts")).checkPdf(content, admitted);
      return found;
    case "archive":
      await (await import("./archive.ts")).checkArchive(content, admitted);
      return found;
    case "closed-archive":
      await (await import("./closed_archive.ts")).checkClosedArchive(content, admitted);
      return found;
    case "office":
      await (await import("./office.ts")).checkOffice(content, admitted);
      return found;
    case "mp4":
      await (await import("./mp4.ts")).checkMp4(content, admitted);
      return found;
    case "glb":
      await (await import("./glb.ts")).checkGlb(content, admitted);
      return found;
    case "text":
      await (await import("./text.ts")).checkText(content, admitted);
      return found;
    case "mp3":
      // Frames follow each other to the end and need no trailer, so a short one cannot be told from a whole one.
      if (await sniff(content) !== mediaType) throw notFitting(admitted);
      return found;
  }
}
