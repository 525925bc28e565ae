/**
 * What is made of files. `model` is a checked and compressed 3D model, `web` the form of a picture that pages show, `play` the form of a film or a sound that every
 * browser plays.
 */
export const KINDS = ["thumbnail", "web", "pdf", "svg", "model", "play"] as const;
export type ConversionKind = typeof KINDS[number];

/** Pictures that sharp reads, or that are read here (BMP, ICO). */
const PICTURES: readonly string[] = [
  "image/png",
  "image/apng",
  "image/jpeg",
  "image/gif",
  "image/webp",
  "image/bmp",
  "image/x-icon",
  "image/vnd.microsoft.icon",
  "image/tiff",
  "image/avif",
];

/** Pictures that a drawing may come in. */
export const DRAWINGS: readonly string[] = ["image/gif", "image/png", "image/apng", "image/jpeg"];

/** Office documents by media type, with the ending that LibreOffice knows them by. */
export const OFFICE: Readonly<Record<string, string>> = {
  "application/msword": "doc",
  "application/vnd.openxmlformats-officedocument.wordprocessingml.document": "docx",
  "application/vnd.ms-excel": "xls",
  "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": "xlsx",
  "application/vnd.ms-powerpoint": "ppt",
  "application/vnd.openxmlformats-officedocument.presentationml.presentation": "pptx",
  "application/vnd.oasis.opendocument.text": "odt",
};

const MODELS: readonly string[] = ["model/gltf-binary", "model/gltf+json"];

/** Films and sounds. */
export const FILM = "video/mp4";
export const SOUND = "audio/mpeg";

/** Place of figure images (engines/files/places.ts): drawings stored there are traced without being asked. */
export const FIGURE_PLACE = "figure-image";

/** Place of spreadsheets that the portal writes (engines/exports). */
export const EXPORT_PLACE = "export";

/** What is made of a file of this type as soon as it is stored. */
export function kindsFor(mediaType: string, place: string): ConversionKind[] {
  // What people take away to work with needs no PDF, and one of many rows would be thousands of pages.
  if (place === EXPORT_PLACE) return [];
  if (OFFICE[mediaType]) return ["pdf"];
  if (mediaType === "application/pdf") return ["thumbnail"];
  if (MODELS.includes(mediaType)) return ["model"];
  if (mediaType === FILM || mediaType === SOUND) return ["play"];
  if (!PICTURES.includes(mediaType)) return [];
  const traced = place === FIGURE_PLACE && DRAWINGS.includes(mediaType);
  return traced ? ["thumbnail", "web", "svg"] : ["thumbnail", "web"];
}

/** What is made of what was itself made: the first page of a PDF with the number of its pages, and the picture that stands for a film. */
export function kindsForMade(mediaType: string): ConversionKind[] {
  return mediaType === "application/pdf" || mediaType === FILM ? ["thumbnail"] : [];
}
