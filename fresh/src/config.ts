/** Options of an App. */
export interface FreshConfig {
  /** Path under which all routes and assets are served, such as `/tis`; no trailing slash. Default none. */
  basePath?: string;
  /** Set by the builder; in `development` pages are told of a new build. Default `production`. */
  mode?: "production" | "development";
}

/** The configuration as an App knows it once complete. */
export interface ResolvedFreshConfig {
  /** Folder of the project, absolute. */
  root: string;
  basePath: string;
  mode: "production" | "development";
}

/** Fills in the defaults and refuses a base path that could not match any URL. */
export function resolveConfig(config: FreshConfig = {}): ResolvedFreshConfig {
  let basePath = config.basePath ?? "";
  if (basePath.endsWith("/")) basePath = basePath.slice(0, -1);
  if (basePath !== "" && !basePath.startsWith("/")) {
    throw new TypeError(`basePath must start with a slash: ${basePath}`);
  }
  return { root: Deno.cwd(), basePath, mode: config.mode ?? "production" };
}
