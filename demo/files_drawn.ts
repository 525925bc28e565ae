import { Buffer } from "node:buffer";
import sharp from "sharp";

/** Pictures and models that the demo draws itself when it is filled; documents lie ready in demo/documents. */

const FIGURES = new URL("./figures/", import.meta.url);

/** A figure of the catalogue as an old raster drawing: few colours, on white. */
export async function rasterFigure(
  figure: string,
  format: "gif" | "png",
  width = 600,
): Promise<Uint8Array<ArrayBuffer>> {
  const svg = await Deno.readFile(new URL(`${figure}.svg`, FIGURES));
  const drawn = sharp(svg).resize(width).flatten({ background: "#fff" }).toColourspace("b-w");
  const made = format === "gif"
    ? drawn.gif({ colours: 16, effort: 2 })
    : drawn.png({ palette: true, colours: 16 });
  return new Uint8Array(await made.toBuffer());
}

export async function figureFile(name: string): Promise<Uint8Array<ArrayBuffer>> {
  return await Deno.readFile(new URL(name, FIGURES));
}

/** Width and height of the photograph as the camera's sensor lies, px. */
const [WIDTH, HEIGHT] = [1200, 900];

/** A worn brake disc, as a technician's telephone writes it: standing upright by its EXIF orientation only, with grain. */
export async function brakePhotograph(): Promise<Uint8Array<ArrayBuffer>> {
  const grooves = Array.from(
    { length: 26 },
    (_, index) =>
      `<circle r="${170 + index * 7}" stroke="#${index % 3 ? "2f2c29" : "d9d4cc"}" stroke-width="${
        1 + index % 4
      }" stroke-opacity=".${1 + index % 3}"/>`,
  ).join("");
  const bolts = Array.from({ length: 5 }, (_, index) => {
    const angle = index * 2 * Math.PI / 5;
    const [x, y] = [92 * Math.cos(angle), 92 * Math.sin(angle)].map(Math.round);
    return `<circle cx="${x}" cy="${y}" r="17" fill="#15120f" stroke="#6f675e" stroke-width="5"/>`;
  }).join("");
  // Lies on its side: the caliper, at the right of the disc, is at the top here.
  const scene = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-600 -450 1200 900">
    <defs>
      <radialGradient id="wall" cx=".3" cy=".3" r="1"><stop stop-color="#4b5560"/><stop offset="1" stop-color="#14171b"/></radialGradient>
      <radialGradient id="disc"><stop offset=".4" stop-color="#7b756e"/><stop offset=".7" stop-color="#c3bdb4"/><stop offset=".93" stop-color="#8f887f"/><stop offset="1" stop-color="#6d4426"/></radialGradient>
      <radialGradient id="hub"><stop stop-color="#8c8378"/><stop offset="1" stop-color="#443a31"/></radialGradient>
      <linearGradient id="caliper" x2="1" y2="1"><stop stop-color="#7d1d18"/><stop offset=".5" stop-color="#c0392b"/><stop offset="1" stop-color="#5c1410"/></linearGradient>
    </defs>
    <rect x="-600" y="-450" width="1200" height="900" fill="url(#wall)"/>
    <path d="M-600 260C-300 210 200 330 600 240V450H-600Z" fill="#0c0e10"/>
    <circle r="372" cx="8" cy="14" fill="#000" fill-opacity=".5"/><circle r="360" fill="url(#disc)"/>
    <g fill="none">${grooves}</g>
    <circle r="150" fill="url(#hub)" stroke="#2b241e" stroke-width="6"/>${bolts}<circle r="46" fill="#211c18" stroke="#857b70" stroke-width="6"/>
    <path d="M-250 -300C-120 -395 130 -395 260 -300L215 -175C120 -235 -110 -235 -205 -175Z" fill="url(#caliper)" stroke="#2a0907" stroke-width="7"/>
    <path d="M-170 -290C-70 -340 90 -340 175 -290" fill="none" stroke="#e8827a" stroke-opacity=".5" stroke-width="10"/>
    <path d="M-190 -185C-100 -240 110 -240 200 -185L180 -160C100 -205 -90 -205 -170 -160Z" fill="#201a16"/>
  </svg>`;
  const grain = await sharp({
    create: {
      width: WIDTH,
      height: HEIGHT,
      channels: 3,
      background: "#000",
      noise: { type: "gaussian", mean: 128, sigma: 16 },
    },
  }).raw().toBuffer();
  const photograph = await sharp(Buffer.from(scene)).resize(WIDTH, HEIGHT).blur(0.8)
    .composite([{ input: grain, raw: { width: WIDTH, height: HEIGHT, channels: 3 }, blend: "soft-light" }])
    // 8: turned by a quarter to the left when it is shown (Exif 2.32, tag 274).
    .withExif({ IFD0: { Make: "Workshop telephone" } }).withMetadata({ orientation: 8 })
    .jpeg({ quality: 82 }).toBuffer();
  return new Uint8Array(photograph);
}

/** A binary glTF whose meshes lie in a file beside it, as some programs write it (glTF 2.0, section 4.4): it cannot be converted. */
export function modelInTwoFiles(): Uint8Array<ArrayBuffer> {
  const json = new TextEncoder().encode(JSON.stringify({
    asset: { version: "2.0", generator: "supplier export" },
    scene: 0,
    scenes: [{ nodes: [0] }],
    nodes: [{ name: "headlamp", mesh: 0 }],
    meshes: [{ primitives: [{ attributes: { POSITION: 0 } }] }],
    buffers: [{ uri: "headlamp.bin", byteLength: 36 }],
    bufferViews: [{ buffer: 0, byteLength: 36 }],
    accessors: [{
      bufferView: 0,
      componentType: 5126,
      count: 3,
      type: "VEC3",
      min: [0, 0, 0],
      max: [1, 1, 0],
    }],
  }));
  const padded = Math.ceil(json.length / 4) * 4;
  const file = new Uint8Array(20 + padded).fill(0x20, 20);
  const view = new DataView(file.buffer);
  const words = [0x46546c67, 2, file.length, padded, 0x4e4f534a];
  for (const [index, word] of words.entries()) view.setUint32(index * 4, word, true);
  file.set(json, 20);
  return file;
}
