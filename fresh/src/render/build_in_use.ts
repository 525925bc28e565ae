import { type ComponentType, options } from "preact";
import { place } from "../asset.ts";
import type { BuildCache } from "../build_cache.ts";
import type { ResolvedFreshConfig } from "../config.ts";
import { assertOnePreact } from "./one_preact.ts";
import { installHooks } from "./hooks.ts";

/** An island as the server sees it. */
export interface IslandInfo {
  /** Name of the file's chunk. */
  file: string;
  /** Name under which the file exports the component. */
  exportName: string;
  chunks: string[];
}

/** What rendering needs to know of the build. */
export interface BuildInUse {
  build: BuildCache | undefined;
  islands: Map<unknown, IslandInfo>;
}

const inUse = new WeakMap<ResolvedFreshConfig, BuildInUse>();

/** The build that an app renders with. */
export function buildInUse(config: ResolvedFreshConfig): BuildInUse {
  return inUse.get(config) ?? { build: undefined, islands: new Map() };
}

/** Makes a build known to rendering and loads its islands, whose functions must be recognised in pages. */
export async function useBuild(config: ResolvedFreshConfig, build: BuildCache | undefined): Promise<void> {
  assertOnePreact();
  installHooks(options);
  place.basePath = config.basePath;
  place.buildId = build?.buildId ?? "";
  const islands = new Map<unknown, IslandInfo>();
  inUse.set(config, { build, islands });
  await Promise.all((build?.islands ?? []).map(async (file) => {
    for (const [exportName, component] of Object.entries(await file.load())) {
      if (typeof component !== "function") continue;
      islands.set(component as ComponentType, { file: file.name, exportName, chunks: file.chunks });
    }
  }));
}
