/** What kind of convention a file of the routes folder follows. */
export type RouteFileKind = "app" | "layout" | "middleware" | "error" | "notFound" | "route";

/** One file of the routes folder. */
export interface RouteFile {
  kind: RouteFileKind;
  /** Node of the tree of layouts and middlewares, groups included: `/(epc)/parts`. */
  node: string;
  /** URL pattern, groups dropped: `/parts/:number`. */
  pattern: string;
  /** True when the file's own `config` names another pattern, so that it must be read before routing starts. */
  overridesPattern: boolean;
  load: () => Promise<Record<string, unknown>>;
}

/** One island file. */
export interface IslandFile {
  /** Unique name, also the name of its chunk. */
  name: string;
  /** Chunk and the chunks it imports, as file names below `/_fresh/js/<id>/`; the first is its own. */
  chunks: string[];
}

/** One file that is served as it is. */
export interface StaticFile {
  /** Absolute path on disk, or the contents themselves. */
  source: string | Uint8Array<ArrayBuffer>;
  /** Hex digest of the contents, the ETag. */
  hash: string;
  /** Bytes. */
  size: number;
  contentType: string;
}

/** What tells pages to load again while an application is developed. */
export interface Reload {
  /** Of what is served now: a page drawn by it need not load again. */
  version(): string;
  /** Server-sent events with the version, now and after each change: a page drawn by another loads again. */
  stream(): Response;
}

/** The chunks that wake a page's islands, without partials and with, each with the chunks it imports; the first is its own. */
export interface BootChunks {
  plain: string[];
  partials: string[];
}

/** All that a build knows and an App needs to serve it. */
export interface BuildCache {
  buildId: string;
  /** Folder of the project, absolute. */
  root: string;
  mode: "production" | "development";
  routes: RouteFile[];
  islands: IslandFile[];
  /** The modules of the islands, in the same order. */
  loadIslands: () => Promise<Record<string, unknown>[]>;
  bootChunks: BootChunks;
  /** Finds a static file by its decoded path below the base path; undefined when there is none. */
  staticFile(pathname: string): Promise<StaticFile | undefined> | StaticFile | undefined;
  /** In development: what tells pages to load again. */
  reload?: Reload;
}
