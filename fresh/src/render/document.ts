import { type ComponentChildren, createElement, Fragment, toChildArray, type VNode } from "preact";
import { renderToString } from "preact-render-to-string";
import type { RenderContext } from "../render_context.ts";
import { META_KEYS } from "../head.ts";
import { bootScript, preloadHeader } from "./boot_script.ts";
import { HEAD_PLACEHOLDER } from "./hooks.ts";
import { slotNode } from "./island.ts";
import { during, type RenderPass } from "./pass.ts";

/** Completes what the levels rendered to a whole document with its head and, if there are islands, their script. */
export function finishDocument(
  ctx: RenderContext,
  pass: RenderPass,
  html: string,
  init: ResponseInit,
): Response {
  const templates = unrenderedSlots(pass);
  const tail = templates + bootScript(ctx.config, pass);
  const headers = new Headers(init.headers);
  if (!headers.has("content-type")) headers.set("content-type", "text/html; charset=utf-8");
  const preload = preloadHeader(ctx.config, pass);
  if (preload !== "") headers.append("link", preload);
  return new Response(`<!DOCTYPE html>${complete(pass, html, tail)}`, { ...init, headers });
}

function complete(pass: RenderPass, html: string, tail: string): string {
  const head = renderHead(pass);
  const { has } = pass;
  let out = html;
  if (!has.body) {
    const start = has.head ? afterHead(out) : has.html ? out.indexOf(">", out.indexOf("<html")) + 1 : 0;
    const end = has.html ? out.lastIndexOf("</html>") : out.length;
    out = `${out.slice(0, start)}<body>${out.slice(start, end)}</body>${out.slice(end)}`;
  }
  // Put together at once, since each search in a text that was put together anew copies the whole page.
  const place = has.head ? out.indexOf(HEAD_PLACEHOLDER) : -1;
  const end = out.lastIndexOf("</body>");
  if (has.head && place >= 0) {
    out = out.slice(0, place) + head + out.slice(place + HEAD_PLACEHOLDER.length, end) + tail +
      out.slice(end);
  } else {
    const body = has.head ? 0 : out.indexOf("<body");
    const own = has.head ? "" : `<head><meta charset="utf-8">${head}</head>`;
    out = out.slice(0, body) + own + out.slice(body, end) + tail + out.slice(end);
  }
  return has.html ? out : `<html>${out}</html>`;
}

function afterHead(html: string): number {
  return html.indexOf("</head>", html.indexOf(HEAD_PLACEHOLDER)) + "</head>".length;
}

/** The document's own head children, with those replaced that a `<Head>` names anew; the innermost `<Head>` wins. */
function renderHead(pass: RenderPass): string {
  const own = flatten(pass.headChildren);
  const result = [...own];
  // Outermost first, so that what lies further inside replaces it.
  for (const node of pass.heads.toReversed().flat()) {
    const key = headKey(node);
    const index = key === undefined ? -1 : result.findIndex((other) => headKey(other) === key);
    if (index < 0) result.push(node);
    else result[index] = node;
  }
  return during(pass, () => renderToString(createElement(Fragment, null, result)));
}

function flatten(children: ComponentChildren): ComponentChildren[] {
  return toChildArray(children).flatMap((child) =>
    typeof child === "object" && child.type === Fragment ? flatten(child.props.children) : [child]
  );
}

function headKey(node: ComponentChildren): string | undefined {
  if (typeof node !== "object" || node === null) return undefined;
  const { type, key, props } = node as VNode<Record<string, unknown>>;
  if (typeof type !== "string") return undefined;
  if (type === "title" || type === "base") return type;
  if (key !== null && key !== undefined && !String(key).startsWith(".")) return `${type} ${key}`;
  const name = type === "meta" ? META_KEYS.find((name) => props[name] !== undefined) : undefined;
  if (name === undefined) return undefined;
  return name === "charset" ? "meta charset" : `meta ${name} ${props[name]}`;
}

/** Slots that their island did not show yet wait in templates, where the browser does not render them. */
function unrenderedSlots(pass: RenderPass): string {
  let html = "";
  // Rendering a slot may add islands with slots of their own, so the list grows while it is walked.
  for (let id = 0; id < pass.slots.length; id++) {
    if (pass.slots[id]!.rendered) continue;
    const content = during(pass, () => renderToString(slotNode(id, pass)));
    html += `<template id="frsh-slot-${id}">${content}</template>`;
  }
  return html;
}
