import type { BuildCache } from "../build_cache.ts";
import type { ResolvedFreshConfig } from "../config.ts";
import { SlotRef } from "./island.ts";
import type { RenderPass } from "./pass.ts";
import { stringify } from "./stringify.ts";

/** What the browser needs to wake the islands of a page. */
export interface IslandData {
  /** Each component once: the address of its chunk, and its name there. */
  components: { chunk: string; exportName: string }[];
  /** For each island its component's place in that list, and its props, as a table of `stringify`. */
  data: string;
}

export function islandData(
  config: ResolvedFreshConfig,
  build: BuildCache,
  { islands }: RenderPass,
): IslandData {
  const places = new Map<string, number>();
  const components: IslandData["components"] = [];
  const list = islands.map(({ info, props }) => {
    const key = `${info.file}:${info.exportName}`;
    const place = places.get(key) ?? components.push({
          chunk: addressOf(config, build, info.chunks[0]!),
          exportName: info.exportName,
        }) - 1;
    places.set(key, place);
    return [place, props];
  });
  return { components, data: stringify(list, (value) => value instanceof SlotRef ? value.id : undefined) };
}

/** Address of a script of the build. */
export function addressOf(config: ResolvedFreshConfig, build: BuildCache, chunk: string): string {
  return `${config.basePath}/_fresh/js/${build.buildId}/${chunk}`;
}
