import { z } from "zod";

const word = z.string().trim().min(1).max(160).optional().catch(undefined);
/** What the address of the page asks for. */
export const rolesQuery = z.object({
  /** The role whose rights are shown. */
  role: word,
  /** Two roles side by side. */
  compare: word,
  with: word,
  all: word,
  /** Who has this right. */
  right: word,
});
export type RolesQuery = z.output<typeof rolesQuery>;
