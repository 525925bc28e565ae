import { type Refusal, refuseField } from "@/kernel/refusals/refuse.ts";
import { type AdmittedType, allowedText } from "../demand_place.ts";

/** What the file holds is of another type than its name says. */
export function notFitting({ name, place }: AdmittedType): Refusal {
  return refuseField("file", "file-content", { name, allowed: allowedText(place) });
}

/** It is of the right type but damaged or cut off. */
export function broken({ name }: AdmittedType): Refusal {
  return refuseField("file", "file-broken", { name });
}
