import type { FigureFolder } from "@/platform/figures.ts";
import { may } from "@/services/access/rights.ts";
import type { Scene } from "./scene.ts";

const PREFIX = "/tis/file/figures/";
const TYPES: Record<string, string> = {
  svg: "image/svg+xml",
  glb: "model/gltf-binary",
  png: "image/png",
  jpg: "image/jpeg",
};

/**
 * A drawing or its 3D model as a file, for those who may see figures; null for any other path. `?download` names it for the
 * reader's disk. Drawings never run anything: they come with a policy of their own.
 */
export async function answerFigureFile(
  figures: FigureFolder,
  scene: Scene,
  url: URL,
): Promise<Response | null> {
  if (!url.pathname.startsWith(PREFIX)) return null;
  const name = url.pathname.slice(PREFIX.length);
  if (!may(scene.ctx.user, "EPC2D:view")) return new Response(null, { status: scene.session ? 403 : 401 });
  const bytes = await figures.bytes(name);
  if (bytes === null) return new Response(null, { status: 404 });
  const headers = new Headers({
    "content-type": TYPES[name.split(".").at(-1)!]!,
    "cache-control": "private, max-age=3600",
    "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  });
  if (url.searchParams.has("download")) headers.set("content-disposition", `attachment; filename="${name}"`);
  return new Response(bytes, { headers });
}
