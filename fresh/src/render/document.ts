import { type ComponentChildren, createElement, Fragment, toChildArray } from "preact";
import { renderToString } from "preact-render-to-string";
import type { RenderContext } from "../render_context.ts";
import { sameInHead, withDataKey } from "./head_nodes.ts";
import { bootScript, partialState, preloadHeader } from "./boot_script.ts";
import { HEAD_PLACEHOLDER } from "./hooks.ts";
import { slotNode } from "./island.ts";
import { noteNonce } from "./nonce.ts";
import { during, type RenderPass } from "./pass.ts";

/** Completes what the levels rendered to a whole document with its head and, if there are islands, their script. */
export function finishDocument(
  ctx: RenderContext,
  pass: RenderPass,
  html: string,
  init: ResponseInit,
): Response {
  const templates = unrenderedSlots(pass);
  const { partialId } = pass;
  const script = partialId === undefined ? bootScript(ctx.config, pass) : partialState(ctx.config, pass);
  const headers = new Headers(init.headers);
  headers.set("content-type", "text/html; charset=utf-8");
  if (partialId === undefined) {
    const preload = preloadHeader(ctx.config, pass);
    if (preload !== "") headers.append("link", preload);
  } else {
    headers.set("x-fresh-id", partialId);
  }
  const body = `<!DOCTYPE html>${complete(pass, html, templates + script)}`;
  return noteNonce(new Response(body, { ...init, headers }), pass.nonce);
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
  // Put together at once, since each search in a text that was put together again copies the whole page.
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

/** The document's own head children, with those replaced that a `<Head>` names again; the innermost `<Head>` wins. */
function renderHead(pass: RenderPass): string {
  const result = flatten(pass.headChildren).map(withDataKey);
  // Outermost first, so that what lies further inside replaces it.
  for (const node of pass.heads.toReversed().flat().map(withDataKey)) {
    const same = sameInHead(node);
    const index = result.findIndex((other) => sameInHead(other) === same);
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
