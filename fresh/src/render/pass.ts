import type { ComponentChildren, VNode } from "preact";
import { place } from "../asset.ts";
import { PARTIAL_PARAM } from "../partial.ts";
import type { RenderContext } from "../render_context.ts";
import { type BuildInUse, buildInUse, type IslandInfo } from "./build_in_use.ts";
import { newNonce } from "./nonce.ts";

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
  /** Carried by all scripts and styles of the page; the csp middleware names it in the policy. */
  readonly nonce = newNonce();
  readonly pathname: string;
  readonly search: string;
  /** Set when the browser asks for the page's partials: marks the response and the data of the islands in it. */
  readonly partialId: string | undefined;
  readonly islands: PlacedIsland[] = [];
  readonly slots: Slot[] = [];
  /** Children of `<Head>` by level, the page first, then its layouts outwards. */
  readonly heads: VNode[][] = [];
  /** Children of the `<head>` element, held back until all `<Head>`s are known. */
  headChildren: ComponentChildren;
  readonly has = { html: false, head: false, body: false };
  /** Innermost last: what encloses the node that is rendered now. */
  readonly within: ("island" | "slot" | "partial")[] = [];
  /** Names of the partials met so far. */
  readonly partials = new Set<string>();
  /** True once an element turns client navigation on. */
  clientNav = false;

  constructor(ctx: RenderContext) {
    this.use = buildInUse(ctx.config);
    this.pathname = ctx.url.pathname;
    this.search = ctx.url.search;
    this.partialId = ctx.url.searchParams.has(PARTIAL_PARAM) ? crypto.randomUUID() : undefined;
  }

  /** True inside an island's own output, where nothing is marked since the browser renders it again. */
  get inIsland(): boolean {
    return this.within.at(-1) === "island";
  }

  /** True where the browser will match what it has with what comes, so that keys must reach it. */
  get keepsKeys(): boolean {
    return this.within.includes("partial") && !this.inIsland;
  }

  /** True when the page needs the script that wakes islands or follows links. */
  get needsScript(): boolean {
    return this.islands.length > 0 || this.clientNav || this.partials.size > 0;
  }
}

/** The pass that renders right now. Rendering itself is synchronous, so there is at most one. */
export const current: { pass: RenderPass | null } = { pass: null };

/** Runs a synchronous rendering step as part of a pass. */
export function during<T>(pass: RenderPass, render: () => T): T {
  const before = current.pass;
  current.pass = pass;
  // Several apps may run in one process, each with a build of its own.
  place.buildId = pass.use.build?.buildId ?? "";
  try {
    return render();
  } finally {
    current.pass = before;
  }
}
