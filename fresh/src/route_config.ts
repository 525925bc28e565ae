/** Exported as `config` by a route file. */
export interface RouteConfig {
  /** The pattern to register instead of the one that follows from the file's path. */
  routeOverride?: string;
  /** Leaves out all layouts above. */
  skipInheritedLayouts?: boolean;
  /** Leaves out the app wrapper. */
  skipAppWrapper?: boolean;
}

/** Exported as `config` by a layout file. */
export interface LayoutConfig {
  skipInheritedLayouts?: boolean;
  skipAppWrapper?: boolean;
}
