import { personOf, requireRight } from "@/kernel/access/rights.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { refuseField } from "@/kernel/refusals/refuse.ts";
import { cleanName, extensionOf } from "./clean_name.ts";
import { type Place, placeOf } from "./places.ts";
import { FILE_TYPES, type FileTypeName } from "./types.ts";

/** What its content is checked by. */
export interface AdmittedType {
  place: Pick<Place, "extensions" | "pixels">;
  /** The type that its ending says; the content must agree. */
  type: FileTypeName;
  /** The name as it is kept. */
  name: string;
}

/** What may come to a place, as far as it shows before its content is there. */
export interface Admitted extends AdmittedType {
  place: Place;
  /** Whose it becomes: the person's who brings it; null for what the portal itself stores, and machines. */
  ownerId: number | null;
}

/**
 * Refuses a file that a place does not take by right, name, ending or size, naming the limit and the types allowed; and with
 * `person-needed` what a machine brings where a file must be somebody's.
 *
 * @param size bytes, when they are known already
 */
export function requirePlace(ctx: Ctx, placeName: string, sentName: string, size?: number): Admitted {
  const place = placeOf(placeName);
  requireRight(ctx, place.upload);
  const isNobodys = ctx.actor.kind === "system" || (ctx.actor.kind === "machine" && place.byMachines);
  const ownerId = isNobodys ? null : personOf(ctx).id;
  const name = cleanName(sentName);
  if (name === "") throw refuseField("file", "file-name");
  const extension = extensionOf(name);
  const type = place.types.find((one) =>
    (FILE_TYPES[one].extensions as readonly string[]).includes(extension)
  );
  if (!type) throw refuseField("file", "file-type", { name, allowed: allowedText(place) });
  if (size === 0) throw refuseField("file", "file-empty", { name });
  if (size !== undefined && size > place.limit) throw tooLarge(place, name);
  return { place, type, name, ownerId };
}

/** The refusal of a file above the limit of its place. */
export function tooLarge(place: Place, name: string) {
  return refuseField("file", "file-too-large", {
    name,
    limit: place.limit / 1024 / 1024,
    allowed: allowedText(place),
  });
}

/** `.jpg .png`: the endings that a place takes. */
export function allowedText(place: Pick<Place, "extensions">): string {
  return place.extensions.map((extension) => `.${extension}`).join(" ");
}
