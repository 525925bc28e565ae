import { drawingBox } from "./drawing_box.ts";

/** Whether a drawing comes from the portal's own kit: its parts and callouts are marked. */
function isOfKit(svg: string): boolean {
  return /<svg\b[^>]*\bclass="figure"/.test(svg) && /<g class="part[^"]*" data-callout="/.test(svg);
}

/**
 * A drawing as pages put it in their markup. Those of the kit stand as they are; any other is shown as a picture on white paper, so that
 * nothing of its own styles reaches the page. Null for one without a size.
 *
 * @param name of the drawing's file, as in its address
 */
export function figureMarkup(name: string, svg: string): string | null {
  if (isOfKit(svg)) return withRole(svg);
  const box = drawingBox(svg);
  if (!box) return null;
  const place = `x="${box.x}" y="${box.y}" width="${box.w}" height="${box.h}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" class="figure figure-paper" role="img" ` +
    `viewBox="${box.x} ${box.y} ${box.w} ${box.h}"><rect class="paper" ${place} fill="#fff"/>` +
    `<image href="/tis/file/figures/${name}" ${place}/></svg>`;
}

/** Whether `figureMarkup` shows a drawing as a picture. */
export function isPicture(markup: string): boolean {
  return markup.slice(0, 200).includes('class="figure figure-paper"');
}

function withRole(svg: string): string {
  return / role="img"/.test(svg.slice(0, 300)) ? svg : svg.replace(/<svg\b/, `<svg role="img"`);
}
