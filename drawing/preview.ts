/**
 * `deno run -A drawing/preview.ts <figure> <file.png> [zoom]`: a figure as the portal shows it in light colours,
 * for the author's eye. The rasteriser knows no CSS variables, so each is replaced by its fallback first.
 */
import sharp from "sharp";

const [name, target, zoom = "2.4"] = Deno.args;
if (!name || !target) {
  console.error("usage: preview.ts <figure> <file.png> [zoom]");
  Deno.exit(2);
}
const svg = await Deno.readTextFile(new URL(`../demo/figures/${name}.svg`, import.meta.url));
const plain = svg.replaceAll(/var\(--[a-z-]+,([^()]*)\)/g, "$1");
await sharp(new TextEncoder().encode(plain), { density: 72 * Number(zoom) })
  .flatten({ background: "#fff" }).png().toFile(target);
