import { type Refusal, refuseField } from "@/kernel/refusals/refuse.ts";
import { type AdmittedType, allowedText } from "../require_place.ts";

/** What the file holds is of another type than its name says. */
export function notFitting({ name, place }: AdmittedType): Refusal {
  return refuseField("file", "file-content", { name, allowed: allowedText(place) });
}

/** It is a text, but in another encoding than UTF-8. */
export function otherEncoding({ name }: AdmittedType): Refusal {
  return refuseField("file", "file-encoding", { name });
}

/** It is of the right type but damaged or cut off. */
export function broken({ name }: AdmittedType): Refusal {
  return refuseField("file", "file-broken", { name });
}
