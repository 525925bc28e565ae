import { KIND_NAMES, kindOfFile } from "./kinds.ts";

/** The part of a set that is no rows: a ZIP archive of the drawings that `drawings` names. */
export const DRAWING_FILES = "drawing-files";
const ARCHIVE = /^drawings(?:[-_. ].*)?\.zip$/i;

/** All that a set may have one of, in the order in which it is looked at and told. */
export const SET_PARTS: readonly string[] = KIND_NAMES.flatMap((name) =>
  name === "drawings" ? [DRAWING_FILES, name] : [name]
);

/** What a file of a set is, by its name: a kind of rows, or the drawings themselves; undefined for neither. */
export function setPartOf(fileName: string): string | undefined {
  if (ARCHIVE.test(fileName)) return DRAWING_FILES;
  return /\.zip$/i.test(fileName) ? undefined : kindOfFile(fileName)?.name;
}
