/** A type of file: endings it is written with, what its content is called, and how it is looked into. */
export interface FileType {
  extensions: readonly string[];
  mediaType: string;
  check:
    | "picture"
    | "bitmap"
    | "icon"
    | "svg"
    | "pdf"
    | "archive"
    | "closed-archive"
    | "office"
    | "mp4"
    | "mp3"
    | "glb"
    | "text";
}

/** Every type of file that some place takes. */
export const FILE_TYPES = {
  jpeg: { extensions: ["jpg", "jpeg"], mediaType: "image/jpeg", check: "picture" },
  // Moving ones are often named .png; which it is, the content says.
  png: { extensions: ["png"], mediaType: "image/png", check: "picture" },
  apng: { extensions: ["apng"], mediaType: "image/apng", check: "picture" },
  gif: { extensions: ["gif"], mediaType: "image/gif", check: "picture" },
  bmp: { extensions: ["bmp"], mediaType: "image/bmp", check: "bitmap" },
  icon: { extensions: ["ico"], mediaType: "image/x-icon", check: "icon" },
  svg: { extensions: ["svg"], mediaType: "image/svg+xml", check: "svg" },
  glb: { extensions: ["glb"], mediaType: "model/gltf-binary", check: "glb" },
  mp4: { extensions: ["mp4"], mediaType: "video/mp4", check: "mp4" },
  mp3: { extensions: ["mp3"], mediaType: "audio/mpeg", check: "mp3" },
  csv: { extensions: ["csv"], mediaType: "text/csv", check: "text" },
  pdf: { extensions: ["pdf"], mediaType: "application/pdf", check: "pdf" },
  zip: { extensions: ["zip"], mediaType: "application/zip", check: "archive" },
  jar: { extensions: ["jar"], mediaType: "application/java-archive", check: "archive" },
  war: { extensions: ["war"], mediaType: "application/java-archive", check: "archive" },
  rar: { extensions: ["rar"], mediaType: "application/vnd.rar", check: "closed-archive" },
  "7z": { extensions: ["7z"], mediaType: "application/x-7z-compressed", check: "closed-archive" },
  doc: { extensions: ["doc"], mediaType: "application/msword", check: "office" },
  xls: { extensions: ["xls"], mediaType: "application/vnd.ms-excel", check: "office" },
  ppt: { extensions: ["ppt"], mediaType: "application/vnd.ms-powerpoint", check: "office" },
  docx: {
    extensions: ["docx"],
    mediaType: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
    check: "archive",
  },
  xlsx: {
    extensions: ["xlsx"],
    mediaType: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
    check: "archive",
  },
  pptx: {
    extensions: ["pptx"],
    mediaType: "application/vnd.openxmlformats-officedocument.presentationml.presentation",
    check: "archive",
  },
} as const satisfies Record<string, FileType>;

export type FileTypeName = keyof typeof FILE_TYPES;
