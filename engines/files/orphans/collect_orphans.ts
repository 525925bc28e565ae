import type { Ctx } from "@/kernel/ctx.ts";
import { LIMITS } from "@/kernel/limits.ts";
import { dropUnusedFiles } from "./drop_unused_files.ts";
import { dropUnusedObjects } from "./drop_unused_objects.ts";
import { sweepStaging } from "./sweep_staging.ts";

/** What a run took away. */
export interface Collected {
  files: number;
  objects: number;
  staged: number;
}

/**
 * Takes away what nobody uses and is older than a day: files first, then contents without a file, then what was left half stored.
 * It may end at any point and is simply run again.
 */
export async function collectOrphans(ctx: Ctx, signal?: AbortSignal): Promise<Collected> {
  const before = new Date(ctx.clock().getTime() - LIMITS.orphanHours * 3600_000);
  return {
    files: await dropUnusedFiles(ctx, before, signal),
    objects: await dropUnusedObjects(ctx, before, signal),
    staged: await sweepStaging(ctx, before, signal),
  };
}
