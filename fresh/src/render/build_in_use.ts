import type { BuildCache } from "../build_cache.ts";
import type { ResolvedFreshConfig } from "../config.ts";

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

/** Has an app render with a build from now on. */
export function putInUse(config: ResolvedFreshConfig, use: BuildInUse): void {
  inUse.set(config, use);
}
