import type { Ctx } from "@/kernel/ctx.ts";
import { mayReadFile } from "@/engines/files/readers.ts";
import { LIMITS } from "@/kernel/limits.ts";
import { refuse, refuseField } from "@/kernel/refusals/refuse.ts";
import { drawingBox } from "./drawing_box.ts";
import type { DrawingBox } from "./hotspot_input.ts";

/** A file that can be a figure's drawing or model. */
export interface DrawingFile {
  id: string;
  /** Name in a figure's version: `0197d3c2-….svg`. */
  image: string;
}

interface FileRow {
  id: string;
  key: string;
  mediaType: string;
  place: string;
  ownerId: number | null;
  madeFrom: string | null;
  scan: string;
  made: string | null;
}

/**
 * The SVG behind an uploaded drawing: the file itself, or what was made of a raster one. Refuses `file-gone`, `file-held`,
 * `conversion-not-done` and `figure-drawing-unreadable`.
 */
export async function svgOfUpload(
  ctx: Ctx,
  fileId: string,
): Promise<DrawingFile & { svg: string; box: DrawingBox }> {
  const file = await fileOf(ctx, fileId, "svg");
  if (file.mediaType !== "image/svg+xml" && !file.made) throw refuseField("file", "conversion-not-done");
  const drawn = file.mediaType === "image/svg+xml" ? file : await fileOf(ctx, file.made!, "svg");
  const body = await ctx.files.open(drawn.key);
  if (!body) throw refuse("file-gone");
  const svg = await new Blob(await Array.fromAsync(body)).text();
  const box = svg.length <= LIMITS.svgBytes ? drawingBox(svg) : null;
  if (!box) throw refuseField("file", "figure-drawing-unreadable");
  return { id: drawn.id, image: `${drawn.id}.svg`, svg, box };
}

/** The 3D model behind an uploaded one: the compressed form where there is one. Refuses `file-gone` and `file-held`. */
export async function modelOfUpload(ctx: Ctx, fileId: string): Promise<DrawingFile> {
  const file = await fileOf(ctx, fileId, "model");
  const id = file.made ?? file.id;
  return { id, image: `${id}.glb` };
}

async function fileOf(ctx: Ctx, id: string, kind: "svg" | "model"): Promise<FileRow> {
  const [file] = await ctx.sql<FileRow[]>`
    select f.id, f.key, f.media_type, f.place, f.owner_id, f.made_from, f.scan, c.result_id as made
    from files f
    left join file_conversions c on c.file_id = f.id and c.kind = ${kind} and c.state = 'done'
    where f.id = ${id} and f.place in ('figure-image', 'figure-model')`;
  if (!file || !await mayReadFile(ctx, file)) throw refuse("file-gone");
  if (file.scan === "waiting" || file.scan === "infected") throw refuse("file-held");
  return file;
}
