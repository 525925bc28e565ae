import type { Ctx } from "@/kernel/ctx.ts";
import { changeEntry } from "@/engines/registers/write_entry.ts";
import { modelRegister } from "./model_register.ts";

/** What a model code carries, with the version that was read. */
export interface ModelOptions {
  modelCode: string;
  version: number;
  /** Codes of option values. */
  options: string[];
}

/**
 * Writes the matrix of a series' model codes and option values, all or nothing; what fits is reckoned again. Model codes that have not
 * changed stay as they are. Refuses what a change of a model code refuses: `state-changed`, `choice-unknown`,
 * `configuration-not-in-use`.
 *
 * @returns how many model codes changed
 */
export async function saveModelOptions(ctx: Ctx, rows: readonly ModelOptions[]): Promise<number> {
  return await ctx.tx(async (tx) => {
    let changed = 0;
    // One order for all, so that two who save at once never wait for each other's rows.
    for (
      const { modelCode, version, options } of [...rows].sort((a, b) => a.modelCode < b.modelCode ? -1 : 1)
    ) {
      const entry = await changeEntry(tx, modelRegister, modelCode, version, { options });
      if (entry.version !== version) changed++;
    }
    return changed;
  });
}
