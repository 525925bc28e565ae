import { Buffer } from "node:buffer";
import { captchaDrawing, PICTURE, SCALE, type SlideTone } from "./captcha_drawing.ts";

/** Body of the piece and how far its knob stands out. */
const BODY = 46;
const KNOB = 13;
const PIECE = { width: BODY, height: BODY + KNOB } as const;

export interface GapPlaces {
  /** Left edge of the gap: the answer. */
  left: number;
  top: number;
  /** Which part of the drawing is shown. */
  seed: number;
}

export interface DrawnSlide {
  picture: string;
  piece: string;
  width: number;
  height: number;
  pieceWidth: number;
  pieceHeight: number;
}

/** Where the gap lies: far enough to the right that the piece must be moved, never at the edge. */
export function gapPlaces(randomBytes: (length: number) => Uint8Array): GapPlaces {
  const [a, b, c, d, e] = randomBytes(5) as unknown as [number, number, number, number, number];
  const between = (least: number, most: number, random: number) => least + random % (most - least + 1);
  return {
    left: between(96, PICTURE.width - PIECE.width - 12, a * 256 + b),
    top: between(6, PICTURE.height - PIECE.height - 6, c),
    seed: d * 256 + e,
  };
}

/** Draws the picture with its gap and, apart, the piece cut from it. */
export async function drawSlide(places: GapPlaces, tone: SlideTone): Promise<DrawnSlide> {
  const { default: sharp } = await import("sharp");
  const drawing = await captchaDrawing(places.seed, tone);
  const outline = pieceOutline(places.left, places.top);
  const gapFill = tone.dark ? "#ffffff" : "#000000";
  const gapLine = tone.dark ? "#c9ced6" : "#5b6470";
  const picture = await sharp(drawing).composite([{
    input: svg(
      PICTURE.width,
      PICTURE.height,
      `<path d="${outline}" fill="${gapFill}" fill-opacity=".24" stroke="${gapLine}" stroke-dasharray="3 2"/>`,
    ),
  }]).png({ palette: true, colours: 64 }).toBuffer();
  const cut = await sharp(drawing).extract({
    left: places.left * SCALE,
    top: places.top * SCALE,
    width: PIECE.width * SCALE,
    height: PIECE.height * SCALE,
  }).toBuffer();
  const own = pieceOutline(0, 0);
  const piece = await sharp(cut).ensureAlpha().composite([
    {
      input: svg(
        PIECE.width,
        PIECE.height,
        `<path d="${own}" fill="${tone.accent}" fill-opacity=".12" stroke="${tone.accent}" stroke-width="1.5"/>`,
      ),
    },
    {
      input: svg(
        PIECE.width,
        PIECE.height,
        `<path d="${own}" fill="#000" stroke="#000" stroke-width="1.5"/>`,
      ),
      blend: "dest-in",
    },
  ]).png().toBuffer();
  return {
    picture: dataAddress(picture),
    piece: dataAddress(piece),
    width: PICTURE.width,
    height: PICTURE.height,
    pieceWidth: PIECE.width,
    pieceHeight: PIECE.height,
  };
}

/** A square with a knob on top and a notch in its right side, like a piece of a jigsaw. */
function pieceOutline(left: number, top: number): string {
  const l = left + 0.75, r = left + PIECE.width - 0.75, t = top + KNOB, b = top + PIECE.height - 0.75;
  const middle = left + PIECE.width / 2, notch = t + BODY / 2;
  return `M${l} ${t}H${middle - 5}a7 7 0 1 1 10 0H${r}V${notch - 5}a7 7 0 1 0 0 10V${b}H${l}Z`;
}

function svg(width: number, height: number, inside: string): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width * SCALE}" height="${height * SCALE}" ` +
      `viewBox="0 0 ${width} ${height}">${inside}</svg>`,
  );
}

function dataAddress(png: Uint8Array): string {
  return `data:image/png;base64,${new Uint8Array(png).toBase64()}`;
}
