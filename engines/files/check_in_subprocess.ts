import { refuseField } from "@/kernel/refusals/refuse.ts";
import { readInSubprocess, Unreadable } from "./subprocess/read_in_subprocess.ts";
import type { Checked } from "./check/check_content.ts";
import { codeOf } from "@/kernel/access/actor.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import type { Content } from "./content.ts";
import type { Admitted } from "./require_place.ts";
import { LIMITS } from "@/kernel/limits.ts";

/** What the sentence on a content names that takes too much to look into. */
export const HEAVY = { seconds: LIMITS.readSeconds, mb: LIMITS.readMemory / 1024 / 1024 };

/**
 * Looks into a content apart from the portal, whether it is what its name says, and harmless. Refuses what is not, and with
 * `file-too-heavy` what takes too much time or memory to look into.
 */
export async function checkInSubprocess(
  ctx: Ctx,
  content: Content,
  { place, type, name }: Admitted,
): Promise<Checked> {
  const { extensions, pixels } = place;
  try {
    return await readInSubprocess(codeOf(ctx.actor) ?? "portal", "check", content, {
      place: { extensions, pixels },
      type,
      name,
    });
  } catch (error) {
    if (error instanceof Unreadable) {
      console.warn(error.message);
      throw refuseField("file", "file-too-heavy", { name, ...HEAVY });
    }
    throw error;
  }
}
