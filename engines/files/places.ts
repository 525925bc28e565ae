import type { Need } from "@/kernel/access/rights.ts";
import { LIMITS } from "@/kernel/limits.ts";
import { refuse } from "@/kernel/refusals/refuse.ts";
import { FILE_TYPES, type FileTypeName } from "./types.ts";

/** Where a file is uploaded to: what it may be there and who may bring it. */
export interface Place {
  name: string;
  types: readonly FileTypeName[];
  /** Endings without their dot. */
  extensions: readonly string[];
  /** Bytes. */
  limit: number;
  /** Exactly so many pixels. */
  pixels: { width: number; height: number } | null;
  /** Right to upload. Who may read is up to what uses the file: readers.ts. */
  upload: Need;
  /** PDFs are stamped with the reader's name when they are downloaded (specification section 9, print watermark). */
  stamped: boolean;
}

const CASE = ["jpeg", "png", "mp4", "mp3"] as const;
const PICTURES = ["jpeg", "png", "gif", "bmp"] as const;
/** All that any place with a list takes, drawings and 3D models apart. */
const GENERAL = [
  ...["jpeg", "png", "apng", "gif", "bmp", "icon", "mp4", "mp3", "pdf"] as const,
  ...["zip", "jar", "war", "rar", "7z", "doc", "docx", "xls", "xlsx", "ppt", "pptx"] as const,
] as const;

interface Declared {
  types: readonly FileTypeName[];
  upload: Need;
  limit?: number;
  pixels?: { width: number; height: number };
  stamped?: boolean;
}

/** Specification section 5, uploads, and section 9, image folders. What it names no types for takes all that it names elsewhere. */
const DECLARED: Record<string, Declared> = {
  "general": { types: GENERAL, upload: "session" },
  "document-centre": {
    types: GENERAL.filter((type) => !(["doc", "docx", "xlsx", "pptx"] as FileTypeName[]).includes(type)),
    limit: LIMITS.documentCentreUploadBytes,
    upload: "FileManage:upload",
    stamped: true,
  },
  "epc-import": { types: ["xlsx"], limit: LIMITS.epcImportBytes, upload: "EPCCart:edit" },
  "case": { types: CASE, upload: "session" },
  "tsb": { types: ["mp4", "zip"], upload: "FileManage:upload" },
  "bulletin": { types: ["mp4", "zip", "pdf"], upload: "FileManage:upload", stamped: true },
  "software": { types: ["zip", "rar", "7z", "war", "jar"], upload: "FileManage:upload" },
  "law": {
    types: ["pdf", "doc", "docx", "ppt", "pptx", "zip"],
    upload: "FileManage:upload",
    stamped: true,
  },
  "qa": { types: [...CASE, "xls", "xlsx", "doc", "docx", "ppt", "pptx", "zip"], upload: "session" },
  "home-picture": {
    types: ["jpeg", "png"],
    pixels: { width: 1600, height: 400 },
    upload: "MainpageImageList:edit",
  },
  "app-icon": { types: ["png"], pixels: { width: 96, height: 96 }, upload: "FastAPP:edit" },
  "editor-image": { types: ["png", "gif", "jpeg", "bmp", "icon"], upload: "session" },
  "pasted-image": { types: ["gif", "jpeg", "png", "apng", "bmp"], upload: "session" },
  "software-image": { types: PICTURES, upload: "FileManage:upload" },
  "feedback-image": { types: PICTURES, upload: "session" },
  "casesheet-image": { types: PICTURES, upload: "session" },
  "carimgs-image": { types: PICTURES, upload: "FileManage:upload" },
  "figure-image": { types: ["svg", "png", "gif", "jpeg"], upload: "Gif2Svg:edit" },
  "series-picture": { types: ["jpeg", "png"], upload: "EPCSeries:edit" },
  "tool-attachment": { types: PICTURES, upload: "ToolManage:edit" },
  "figure-model": { types: ["glb"], upload: "FileManage:upload" },
};

/** All places by name. */
export const PLACES: ReadonlyMap<string, Place> = new Map(
  Object.entries(DECLARED).map(([name, { types, upload, limit, pixels, stamped }]) => [name, {
    name,
    types,
    extensions: types.flatMap((type) => FILE_TYPES[type].extensions),
    limit: limit ?? LIMITS.uploadBytes,
    pixels: pixels ?? null,
    upload,
    stamped: stamped ?? false,
  }]),
);

/** The place of a name; refuses one that is not there. */
export function placeOf(name: string): Place {
  const place = PLACES.get(name);
  if (!place) throw refuse("file-place-unknown", { place: name.slice(0, 40) });
  return place;
}
