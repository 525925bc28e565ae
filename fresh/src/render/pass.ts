import type { ComponentChildren, VNode } from "preact";
import { place } from "../asset.ts";
import { internals, type RenderContext } from "../render_context.ts";
import { type BuildInUse, buildInUse, type IslandInfo } from "./build_in_use.ts";

/** An island that is marked in the page, with the props its browser half is given. */
export interface PlacedIsland {
  info: IslandInfo;
  props: Record<string, unknown>;
}

/** JSX that was passed to an island. */
export interface Slot {
  content: ComponentChildren;
  /** False while the island has not rendered it, so that it must be kept for the browser in a template. */
  rendered: boolean;
}

/** All that is gathered while one response is rendered. */
export class RenderPass {
  readonly use: BuildInUse;
  readonly nonce: string | undefined;
  readonly pathname: string;
  readonly basePath: string;
  readonly islands: PlacedIsland[] = [];
  readonly slots: Slot[] = [];
  /** Children of `<Head>` by level, the page first, then its layouts outwards. */
  readonly heads: VNode[][] = [];
  /** Children of the `<head>` element, held back until all `<Head>`s are known. */
  headChildren: ComponentChildren;
  readonly has = { html: false, head: false, body: false };
  /** Innermost last: what encloses the node that is rendered now. */
  readonly within: ("island" | "slot")[] = [];

  constructor(ctx: RenderContext) {
    this.use = buildInUse(ctx.config);
    this.nonce = ctx[internals].nonce;
    this.pathname = ctx.url.pathname;
    this.basePath = ctx.config.basePath;
  }

  /** True inside an island's own output, where nothing is marked since the browser renders it anew. */
  get inIsland(): boolean {
    return this.within.at(-1) === "island";
  }
}

/** The pass that renders right now. Rendering itself is synchronous, so there is at most one. */
export const current: { pass: RenderPass | null } = { pass: null };

/** Runs a synchronous rendering step as part of a pass. */
export function during<T>(pass: RenderPass, render: () => T): T {
  const before = current.pass;
  current.pass = pass;
  // Several apps may run in one process, each with a base path of its own.
  place.basePath = pass.basePath;
  place.buildId = pass.use.build?.buildId ?? "";
  try {
    return render();
  } finally {
    current.pass = before;
  }
}
