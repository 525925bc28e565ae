import sharp from "sharp";
import type { Piece } from "./glb_pieces.ts";

/** What the picture measures in the end, px; it is drawn twice as large, so that edges come out smooth. */
const WIDTH = 800, HEIGHT = 600, FINER = 2;
/** Share of the picture that the part fills. */
const FILLED = .8;
/** From the part towards the viewer, and towards the light. */
const VIEW = unit([.62, .46, .62]), LIGHT = unit([.15, .85, .5]);
const RIGHT = unit([VIEW[2], 0, -VIEW[0]]);
const UP = cross(VIEW, RIGHT);
const HALF = unit([VIEW[0] + LIGHT[0], VIEW[1] + LIGHT[1], VIEW[2] + LIGHT[2]]);

type Vector = readonly [number, number, number];

/** A drawn part as a photograph on a bright table: JPEG of 800 × 600. The same pieces give the same picture. */
export async function photograph(pieces: readonly Piece[]): Promise<Uint8Array<ArrayBuffer>> {
  const width = WIDTH * FINER, height = HEIGHT * FINER;
  const pixels = new Uint8Array(width * height * 3), depth = new Float32Array(width * height).fill(-Infinity);
  for (let row = 0; row < height; row++) {
    // Brighter where the light falls in.
    pixels.fill(Math.round(246 - 26 * row / height), row * width * 3, (row + 1) * width * 3);
  }
  const toSheet = fitted(pieces, width, height);
  for (const piece of pieces) drawPiece(piece, toSheet, { pixels, depth, width, height });
  const jpeg = await sharp(pixels, { raw: { width, height, channels: 3 } })
    .resize(WIDTH, HEIGHT).jpeg({ quality: 82 }).toBuffer();
  return new Uint8Array(jpeg);
}

interface Sheet {
  pixels: Uint8Array;
  depth: Float32Array;
  width: number;
  height: number;
}

/** Places of corners on the sheet, with their depth: all pieces fill it as far as they may. */
function fitted(pieces: readonly Piece[], width: number, height: number) {
  let [left, right, low, high] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const { corners } of pieces) {
    for (let at = 0; at < corners.length; at += 3) {
      const corner = [corners[at]!, corners[at + 1]!, corners[at + 2]!] as const;
      const [x, y] = [dot(corner, RIGHT), dot(corner, UP)];
      [left, right, low, high] = [Math.min(left, x), Math.max(right, x), Math.min(low, y), Math.max(high, y)];
    }
  }
  const scale = FILLED * Math.min(width / (right - left), height / (high - low));
  return (corner: Vector): Vector => [
    width / 2 + (dot(corner, RIGHT) - (left + right) / 2) * scale,
    height / 2 - (dot(corner, UP) - (low + high) / 2) * scale,
    dot(corner, VIEW),
  ];
}

/** Draws a piece's triangles, the nearest in front, each point lit by the normal between its corners'. */
function drawPiece(piece: Piece, toSheet: (corner: Vector) => Vector, sheet: Sheet): void {
  const { corners, normals } = piece;
  const vector = (
    values: Float32Array,
    at: number,
  ): Vector => [values[at]!, values[at + 1]!, values[at + 2]!];
  for (let at = 0; at < corners.length; at += 9) {
    const [a, b, c] = [0, 3, 6].map((next) => toSheet(vector(corners, at + next))) as [
      Vector,
      Vector,
      Vector,
    ];
    const area = (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
    if (Math.abs(area) < 1e-6) continue;
    const [na, nb, nc] = [0, 3, 6].map((next) => vector(normals, at + next)) as [Vector, Vector, Vector];
    const from = Math.max(0, Math.floor(Math.min(a[1], b[1], c[1])));
    const to = Math.min(sheet.height - 1, Math.ceil(Math.max(a[1], b[1], c[1])));
    const first = Math.max(0, Math.floor(Math.min(a[0], b[0], c[0])));
    const last = Math.min(sheet.width - 1, Math.ceil(Math.max(a[0], b[0], c[0])));
    for (let y = from; y <= to; y++) {
      for (let x = first; x <= last; x++) {
        const u = ((b[0] - x) * (c[1] - y) - (b[1] - y) * (c[0] - x)) / area;
        const v = ((c[0] - x) * (a[1] - y) - (c[1] - y) * (a[0] - x)) / area;
        const w = 1 - u - v;
        if (u < 0 || v < 0 || w < 0) continue;
        const near = u * a[2] + v * b[2] + w * c[2], place = y * sheet.width + x;
        if (near <= sheet.depth[place]!) continue;
        sheet.depth[place] = near;
        const normal = unit([0, 1, 2].map((axis) => u * na[axis]! + v * nb[axis]! + w * nc[axis]!) as never);
        sheet.pixels.set(lit(piece, normal), place * 3);
      }
    }
  }
}

/** Colour of a point: light of the room, of the lamp, and the gloss of its surface, as sRGB. */
function lit({ color, metallic, roughness }: Piece, facing: Vector): number[] {
  // Faces are seen from both sides: sheet metal is thin.
  const normal: Vector = dot(facing, VIEW) < 0 ? [-facing[0], -facing[1], -facing[2]] : facing;
  const room = .3 + .17 * normal[1], lamp = .5 * Math.max(0, dot(normal, LIGHT));
  const gloss = (1 - roughness) * (.25 + .5 * metallic) *
    Math.max(0, dot(normal, HALF)) ** (6 + 40 * (1 - roughness));
  // A bright room is mirrored at the rims of metal.
  const rim = .25 * metallic * (1 - Math.max(0, dot(normal, VIEW))) ** 3;
  return color.map((share) =>
    Math.round(255 * Math.min(1, Math.max(0, share * (room + lamp) + gloss + rim)) ** (1 / 2.2))
  );
}

function dot(a: Vector, b: Vector): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

function cross(a: Vector, b: Vector): Vector {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}

function unit(vector: Vector): Vector {
  const length = Math.hypot(...vector) || 1;
  return [vector[0] / length, vector[1] / length, vector[2] / length];
}
