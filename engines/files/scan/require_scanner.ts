import type { Ctx } from "@/kernel/ctx.ts";
import { refuse } from "@/kernel/refusals/refuse.ts";

/** Refuses `scanner-away` where files are scanned, the scanner does not answer, and the portal is told to take none then. */
export async function requireScanner({ scanner }: Pick<Ctx, "scanner">): Promise<void> {
  if (!scanner?.refusesWhenAway) return;
  try {
    await scanner.reach();
  } catch (error) {
    console.warn("no file is taken, since the virus scanner does not answer:", error);
    throw refuse("scanner-away");
  }
}
