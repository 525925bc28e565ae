// @ts-types="@types/sax"
import sax, { type Tag } from "sax";

/** A callout's number found as text in a drawing: a box round it, in the drawing's own units. */
export interface FoundCallout {
  callout: string;
  x: number;
  y: number;
  w: number;
  h: number;
}

/** SVG 2, 8.5: `matrix(a b c d e f)`. */
type Matrix = readonly [number, number, number, number, number, number];
const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];
const USUAL_SIZE = 12;
/** Width of a digit, and the air round a number, as shares of the font's size. */
const DIGIT = 0.56;
const AIR = 0.6;
const NUMBER = /^[1-9]\d{0,2}[A-Za-z]?$/;

interface Level {
  matrix: Matrix;
  size: number;
  anchor: string;
  baseline: string;
  /** Of a text being read: where it begins, and what it says. */
  text: { x: number; y: number; said: string } | null;
}

/** Numbers that stand in a drawing as text, each where it stands: suggestions for hotspots. Traced drawings have none. */
export function findCallouts(svg: string): FoundCallout[] {
  const found: FoundCallout[] = [];
  const levels: Level[] = [{
    matrix: IDENTITY,
    size: USUAL_SIZE,
    anchor: "start",
    baseline: "auto",
    text: null,
  }];
  const parser = sax.parser(true);
  parser.onopentag = (opened) => {
    const { name, attributes } = opened as Tag;
    const above = levels.at(-1)!;
    const own: Level = {
      matrix: times(above.matrix, readTransform(attributes.transform ?? "")),
      size: Number.parseFloat(attributes["font-size"] ?? "") || above.size,
      anchor: attributes["text-anchor"] ?? above.anchor,
      baseline: attributes["dominant-baseline"] ?? above.baseline,
      text: null,
    };
    if (name === "text" || name === "tspan") {
      const at = (side: "x" | "y") =>
        Number.parseFloat(attributes[side] ?? "") || (name === "tspan" ? above.text?.[side] ?? 0 : 0);
      own.text = { x: at("x"), y: at("y"), said: "" };
    }
    levels.push(own);
  };
  parser.ontext = (said) => {
    const { text } = levels.at(-1)!;
    if (text) text.said += said;
  };
  parser.onclosetag = () => {
    const level = levels.pop()!;
    const said = level.text?.said.trim() ?? "";
    if (NUMBER.test(said)) found.push(boxOf(level, said));
  };
  try {
    parser.write(svg).close();
  } catch {
    // What cannot be read to its end has no more suggestions; nothing depends on them.
  }
  return found;
}

function boxOf({ matrix, size, anchor, baseline, text }: Level, callout: string): FoundCallout {
  const width = callout.length * size * DIGIT;
  // The kit writes its numbers in the middle of a circle, by its style sheet: at 0, 0 of a group of their own.
  const isCentred = text!.x === 0 && text!.y === 0;
  const left = text!.x - (anchor === "middle" || isCentred ? width / 2 : anchor === "end" ? width : 0);
  const middle = text!.y - (baseline === "central" || baseline === "middle" || isCentred ? 0 : size * 0.36);
  const [a, b, c, d, e, f] = matrix;
  const x = a * (left + width / 2) + c * middle + e;
  const y = b * (left + width / 2) + d * middle + f;
  const scale = Math.sqrt(Math.abs(a * d - b * c)) || 1;
  const side = Math.max(width, size) * scale + 2 * AIR * size * scale;
  const rounded = (value: number) => Math.round(value * 100) / 100;
  return {
    callout,
    x: rounded(x - side / 2),
    y: rounded(y - side / 2),
    w: rounded(side),
    h: rounded(side),
  };
}

function times([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix {
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f];
}

function readTransform(text: string): Matrix {
  let matrix = IDENTITY;
  for (const [, name, inside] of text.matchAll(/(matrix|translate|scale|rotate)\s*\(([^)]*)\)/g)) {
    const n = (inside!.match(/-?\d*\.?\d+(?:e[-+]?\d+)?/gi) ?? []).map(Number);
    matrix = times(matrix, one(name!, n));
  }
  return matrix;
}

function one(name: string, n: number[]): Matrix {
  switch (name) {
    case "matrix":
      return n.length === 6 ? n as unknown as Matrix : IDENTITY;
    case "translate":
      return [1, 0, 0, 1, n[0] ?? 0, n[1] ?? 0];
    case "scale":
      return [n[0] ?? 1, 0, 0, n[1] ?? n[0] ?? 1, 0, 0];
    default: {
      const turn = (n[0] ?? 0) * Math.PI / 180;
      const [cos, sin, x, y] = [Math.cos(turn), Math.sin(turn), n[1] ?? 0, n[2] ?? 0];
      return [cos, sin, -sin, cos, x - cos * x + sin * y, y - sin * x - cos * y];
    }
  }
}
