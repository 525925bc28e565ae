import type { Need } from "@/kernel/access/rights.ts";
import { Declared } from "@/kernel/declared.ts";
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
  /** Machines bring files too, which are nobody's: what they bring must be taken into use with them. */
  byMachines: boolean;
  /** PDFs are stamped with the reader's name when they are downloaded (specification section 9, print watermark). */
  stamped: boolean;
}

/** A place as a domain declares it; left out: people alone, the general limit, any size in pixels, no stamp. */
export interface DeclaredPlace {
  types: readonly FileTypeName[];
  upload: Need;
  byMachines?: boolean;
  /** Bytes. */
  limit?: number;
  pixels?: { width: number; height: number };
  stamped?: boolean;
}

/** Specification section 5, uploads, and section 9, image folders: the places of all domains. */
export const PLACES = new Declared<Place>("places of files");

/** A place out of its declaration. */
export function placeFrom(
  name: string,
  { types, upload, byMachines, limit, pixels, stamped }: DeclaredPlace,
): Place {
  return {
    name,
    types,
    extensions: types.flatMap((type) => FILE_TYPES[type].extensions),
    limit: limit ?? LIMITS.uploadBytes,
    pixels: pixels ?? null,
    upload,
    byMachines: byMachines ?? false,
    stamped: stamped ?? false,
  };
}

/** The place of a name, or undefined for one that is not there. */
export function knownPlace(name: string): Place | undefined {
  byName ??= new Map(PLACES.all.map((place) => [place.name, place]));
  return byName.get(name);
}

let byName: Map<string, Place> | undefined;

/** The place of a name; refuses one that is not there. */
export function placeOf(name: string): Place {
  const place = knownPlace(name);
  if (!place) throw refuse("file-place-unknown", { place: name.slice(0, 40) });
  return place;
}
