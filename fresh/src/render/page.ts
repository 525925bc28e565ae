import { type ComponentChildren, createElement, Fragment, type FunctionComponent, type VNode } from "preact";
import { renderToString } from "preact-render-to-string";
import type { LayoutEntry, LoadedLayout } from "../layout_entry.ts";
import type { PageComponent, PageProps } from "../page_props.ts";
import { internals, type RenderContext } from "../render_context.ts";
import type { RouteConfig } from "../route_config.ts";
import { withOwnIds } from "../own_ids.ts";
import { finishDocument } from "./document.ts";
import { during, RenderPass } from "./pass.ts";
import { rawHtml } from "./raw.ts";

/** Renders a page's component inside its layouts and the app wrapper. */
export async function renderPage(
  ctx: RenderContext,
  component: PageComponent,
  init: ResponseInit,
  config: RouteConfig = {},
): Promise<Response> {
  const pass = new RenderPass(ctx);
  const html = await renderComponent(pass, component, propsOf(ctx, () => null));
  if (html instanceof Response) return html;
  return await renderAround(ctx, pass, html, init, config);
}

/** Renders a node inside the layouts and the app wrapper of the matched route. */
export async function renderWithLayouts(
  ctx: RenderContext,
  content: ComponentChildren,
  init: ResponseInit,
): Promise<Response> {
  const pass = new RenderPass(ctx);
  return await renderAround(ctx, pass, renderLevel(pass, createElement(Fragment, null, content)), init, {});
}

/** The page is rendered first, so that what it sets in `ctx.state` and `<Head>` is known to all around it. */
async function renderAround(
  ctx: RenderContext,
  pass: RenderPass,
  page: string,
  init: ResponseInit,
  config: RouteConfig,
): Promise<Response> {
  let html = page;
  const { layouts, appWrapper } = ctx[internals];
  let skipAppWrapper = config.skipAppWrapper === true;
  const around: PageComponent[] = [];
  if (config.skipInheritedLayouts !== true) {
    for (const entry of layouts.toReversed()) {
      const layout = await loadLayout(entry);
      around.push(layout.component);
      if (layout.config?.skipAppWrapper) skipAppWrapper = true;
      if (layout.config?.skipInheritedLayouts) break;
    }
  }
  if (appWrapper !== undefined && !skipAppWrapper) around.push((await loadLayout(appWrapper)).component);
  for (const component of around) {
    const inner = html;
    const rendered = await renderComponent(pass, component, propsOf(ctx, () => rawHtml(inner)));
    if (rendered instanceof Response) return rendered;
    html = rendered;
  }
  return finishDocument(ctx, pass, html, init);
}

async function loadLayout(entry: LayoutEntry): Promise<LoadedLayout> {
  if ("load" in entry.component) {
    const loaded = await entry.component.load();
    entry.component = { component: loaded.component };
    entry.config = loaded.config ?? entry.config;
  }
  return { component: entry.component.component, config: entry.config };
}

function propsOf(ctx: RenderContext, Component: FunctionComponent): PageProps {
  ctx.Component = Component;
  const { config, url, req, params, info, state, isPartial, error, route, data } = ctx;
  return { config, url, req, params, info, state, isPartial, Component, error, route, data };
}

/** A component may be async and may return a Response instead of nodes, which plain rendering knows nothing of. */
async function renderComponent(
  pass: RenderPass,
  component: PageComponent,
  props: PageProps,
): Promise<string | Response> {
  if (component.prototype?.render !== undefined) {
    return renderLevel(pass, createElement(component, props) as VNode);
  }
  const call = component as (props: PageProps) => unknown;
  let special: Response | Promise<unknown> | undefined;
  const Level: FunctionComponent = () => {
    const result = call(props);
    if (result instanceof Response || result instanceof Promise) {
      special = result;
      return null;
    }
    return result as VNode;
  };
  const html = renderLevel(pass, createElement(Level, null));
  const result = await special;
  if (special === undefined || result instanceof Response) return (result as Response | undefined) ?? html;
  return renderLevel(pass, createElement(Fragment, null, result as ComponentChildren));
}

function renderLevel(pass: RenderPass, node: VNode): string {
  pass.heads.push([]);
  const html = during(pass, () => renderToString(withOwnIds(node, String(pass.heads.length))));
  // Asked for a character, the engine puts a text of thousands of pieces together; until then all of them live as long as the request.
  html.charCodeAt(0);
  return html;
}
