import type { SupersessionLink } from "./part_types.ts";

/** Whether a follower, with all that belongs to its set, may be fitted in a part's place. */
export function isInterchangeable(links: readonly SupersessionLink[], follower: SupersessionLink): boolean {
  return links.every((link) => link.setNo !== follower.setNo || link.interchange !== "none");
}
