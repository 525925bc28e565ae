import type { DrawingBox } from "./hotspot_input.ts";

/**
 * The rectangle of a drawing in its own units: its viewBox, else its width and height in px. Null for a drawing that says neither, or
 * in other units than a viewBox could have.
 */
export function drawingBox(svg: string): DrawingBox | null {
  const root = /<svg\b[^>]*>/.exec(svg)?.[0] ?? "";
  const numbers = /\bviewBox="([^"]+)"/.exec(root)?.[1]?.match(/-?\d*\.?\d+(?:e[-+]?\d+)?/gi)?.map(Number);
  if (numbers?.length === 4) {
    return usable({ x: numbers[0]!, y: numbers[1]!, w: numbers[2]!, h: numbers[3]! });
  }
  const side = (name: string) =>
    Number(new RegExp(`\\s${name}="(\\d*\\.?\\d+)(?:px)?"`).exec(root)?.[1] ?? NaN);
  return usable({ x: 0, y: 0, w: side("width"), h: side("height") });
}

function usable(box: DrawingBox): DrawingBox | null {
  return Object.values(box).every(Number.isFinite) && box.w > 0 && box.h > 0 ? box : null;
}
