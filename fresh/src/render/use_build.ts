import { type ComponentType, options } from "preact";
import { place } from "../asset.ts";
import type { BuildCache } from "../build_cache.ts";
import type { ResolvedFreshConfig } from "../config.ts";
import { type IslandInfo, putInUse } from "./build_in_use.ts";
import { installHooks } from "./hooks.ts";
import { assertOnePreact } from "./one_preact.ts";

/** Makes a build known to rendering and loads its islands, whose functions must be recognised in pages. */
export async function useBuild(config: ResolvedFreshConfig, build: BuildCache | undefined): Promise<void> {
  assertOnePreact();
  installHooks(options);
  place.buildId = build?.buildId ?? "";
  const islands = new Map<unknown, IslandInfo>();
  putInUse(config, { build, islands });
  if (build === undefined || build.islands.length === 0) return;
  for (const [at, module] of (await build.loadIslands()).entries()) {
    const { name, chunks } = build.islands[at]!;
    for (const [exportName, component] of Object.entries(module)) {
      if (typeof component !== "function") continue;
      islands.set(component as ComponentType, { file: name, exportName, chunks });
    }
  }
}
