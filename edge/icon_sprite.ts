import { createHash } from "node:crypto";
import type { Context } from "fresh";
import { NO_ICON, setIcons } from "@/components/icon_address.ts";
import { ICONS } from "@/components/icons.ts";

const SQUARE = [["rect", { x: "3", y: "3", width: "18", height: "18", rx: "2" }]] as const;

const sprite =
  `<svg xmlns="http://www.w3.org/2000/svg"><!-- Icons by Lucide, ISC License, https://lucide.dev -->${
    [...Object.entries(ICONS), [NO_ICON, SQUARE] as const].map(([name, shapes]) =>
      `<symbol id="${name}" viewBox="0 0 24 24">${
        shapes.map(([tag, attributes]) =>
          `<${tag} ${Object.entries(attributes).map(([key, value]) => `${key}="${value}"`).join(" ")}/>`
        ).join("")
      }</symbol>`
    ).join("")
  }</svg>`;
const version = createHash("sha256").update(sprite).digest("hex").slice(0, 4);

/**
 * Serves the icons of all pages as one picture, of which each takes its shapes by `<use>`, and tells the pages where it is. The address holds
 * a digest of the content, so browsers keep it for good; a process of another version answers with its own. It is short, since a page with
 * its navigation names it seventy times.
 */
export function serveIcons(basePath: string): <State>(ctx: Context<State>) => Response | Promise<Response> {
  setIcons({ address: `${basePath}/i-${version}`, has: (name) => Object.hasOwn(ICONS, name) });
  return (ctx) => {
    const { pathname } = ctx.url;
    if (!pathname.startsWith(`${basePath}/i-`)) return ctx.next();
    const asked = /^i-([0-9a-f]{4})$/.exec(pathname.slice(basePath.length + 1))?.[1];
    if (asked === undefined) return ctx.next();
    return new Response(sprite, {
      headers: {
        "content-type": "image/svg+xml",
        "cache-control": asked === version ? "public, max-age=31536000, immutable" : "no-store",
      },
    });
  };
}
