import type { AudiencePlace } from "@/engines/audience/audience_form.ts";
import { lawForm } from "./law_form.ts";

/** Where it is put together whom a legal standard is for. */
export const lawAudiencePlace: AudiencePlace = {
  route: lawForm.route,
  path: lawForm.path,
  noun: lawForm.noun,
  peopleOnly: true,
};
