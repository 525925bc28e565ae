import type { PageComponent } from "./page_props.ts";
import type { LayoutConfig } from "./route_config.ts";

/** A layout or app wrapper, loaded when it is first needed. */
export interface LayoutEntry {
  component: MaybeLazyComponent;
  config: LayoutConfig;
}

/** Either the component or, from the routes folder, how to load it together with its `config`. */
export type MaybeLazyComponent = { component: PageComponent } | { load: () => Promise<LoadedLayout> };

export interface LoadedLayout {
  component: PageComponent;
  config?: LayoutConfig;
}
