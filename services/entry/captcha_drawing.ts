/** Sizes of the picture in CSS px, as the entry page lays it out. */
export const PICTURE = { width: 384, height: 108 } as const;
/** Pixels drawn for a CSS px, for sharp screens. */
export const SCALE = 2;

/** Colours of the drawing as `#rrggbb`: those of the page it stands on. */
export interface SlideTone {
  dark: boolean;
  /** Sheet, faces of the parts, lines, lines within. */
  ground: string;
  face: string;
  ink: string;
  inner: string;
  accent: string;
}

/** Numbers that follow from a seed (mulberry32): the same seed, the same drawing. */
function numbersFrom(seed: number): () => number {
  let state = seed + 0x6d2b79f5;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** One workshop drawing, as a strip of the picture's size at twice its pixels: raw PNG. */
export async function captchaDrawing(seed: number, tone: SlideTone): Promise<Uint8Array> {
  const next = numbersFrom(seed);
  const parts: string[] = [];
  // From left to right with little overlap, so that every stretch of the strip has lines to match.
  for (let x = -10 + next() * 20; x < PICTURE.width + 20; x += 44 + next() * 26) {
    const y = 34 + next() * 46;
    parts.push(
      `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${(-32 + next() * 24).toFixed(1)})">` +
        `${PARTS[Math.floor(next() * PARTS.length)]!(next)}</g>`,
    );
  }
  const axis = 20 + next() * 70;
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${PICTURE.width * SCALE}" ` +
    `height="${PICTURE.height * SCALE}" viewBox="0 0 ${PICTURE.width} ${PICTURE.height}">
    <rect width="100%" height="100%" fill="${tone.ground}"/>
    <path class="thin" d="M-5 ${axis}L${PICTURE.width + 5} ${axis + 24}" stroke-dasharray="9 3 2 3"/>
    <style>
      * { fill: none; stroke: ${tone.ink}; stroke-width: 1.05; stroke-linejoin: round }
      .face { fill: ${tone.face} } .thin { stroke: ${tone.inner}; stroke-width: .6 }
      rect { stroke: none; fill: ${tone.ground} }
    </style>
    ${parts.join("\n")}</svg>`;
  const { default: sharp } = await import("sharp");
  return await sharp(new TextEncoder().encode(drawing)).png().toBuffer();
}

type Part = (next: () => number) => string;

const ellipse = (x: number, y: number, rx: number, ry: number, kind = "face") =>
  `<ellipse class="${kind}" cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" rx="${rx.toFixed(1)}" ry="${
    ry.toFixed(1)
  }"/>`;

/** Holes on a circle seen at an angle. */
function holes(count: number, radius: number, squeeze: number, size: number): string {
  return Array.from({ length: count }, (_, at) => {
    const angle = at / count * 2 * Math.PI + 0.3;
    return ellipse(
      Math.cos(angle) * radius * squeeze,
      Math.sin(angle) * radius,
      size * squeeze,
      size,
    );
  }).join("");
}

const disc: Part = (next) => {
  const radius = 34 + next() * 20, squeeze = 0.55 + next() * 0.2;
  return ellipse(5, 0, radius * squeeze, radius) + ellipse(0, 0, radius * squeeze, radius) +
    ellipse(0, 0, radius * squeeze * 0.62, radius * 0.62, "thin") +
    ellipse(0, 0, radius * squeeze * 0.34, radius * 0.34) +
    holes(9 + Math.floor(next() * 5), radius * 0.8, squeeze, 2);
};

const flange: Part = (next) => {
  const radius = 20 + next() * 10;
  return `<path class="face" d="M0 ${-radius * 0.5}h26v${radius}H0z"/>` +
    ellipse(26, 0, radius * 0.3, radius * 0.5) +
    ellipse(0, 0, radius * 0.62, radius) + ellipse(0, 0, radius * 0.3, radius * 0.5) +
    holes(5, radius * 0.75, 0.62, 2.4);
};

const bolt: Part = (next) => {
  const length = 26 + next() * 16;
  const threads = Array.from(
    { length: Math.floor(length / 3) },
    (_, at) => `<path class="thin" d="M${12 + at * 3} -5l2 10"/>`,
  ).join("");
  return `<path class="face" d="M10 -5h${length}l3 2v6l-3 2H10z"/>${threads}
    <path class="face" d="M-2 -9l4 -2h6l2 3v16l-2 3H2l-4 -2z"/><path class="thin" d="M-2 -4H10M-2 4H10"/>`;
};

const spring: Part = (next) => {
  const turns = 4 + Math.floor(next() * 3);
  return Array.from(
    { length: turns },
    (_, at) => ellipse(at * 9, 0, 6, 20, "thin") + `<path d="M${at * 9} -20c9 0 9 40 9 40"/>`,
  ).join("") +
    ellipse(-3, 0, 6, 20) + ellipse(-3, 0, 3.4, 12);
};

const gear: Part = (next) => {
  const teeth = 14 + Math.floor(next() * 8), radius = 24 + next() * 10;
  const points = Array.from({ length: teeth * 4 }, (_, at) => {
    const angle = at / (teeth * 4) * 2 * Math.PI;
    const reach = at % 4 < 2 ? radius : radius - 5;
    return `${(Math.cos(angle) * reach * 0.8).toFixed(1)} ${(Math.sin(angle) * reach).toFixed(1)}`;
  });
  return `<path class="face" d="M${points.join("L")}Z"/>` +
    ellipse(0, 0, radius * 0.46, radius * 0.58, "thin") +
    ellipse(0, 0, radius * 0.2, radius * 0.25) + holes(6, radius * 0.45, 0.8, 1.8);
};

const bracket: Part = (next) => {
  const width = 36 + next() * 14;
  return `<path class="face" d="M0 -20q${width / 2} -16 ${width} 0v28l-9 4v-20q-${width / 2 - 9} -12 -${
    width - 18
  } 0v20l-9 -4z"/>
    <path class="thin" d="M4 -17q${width / 2 - 4} -13 ${width - 8} 0"/>` + ellipse(4.5, 2, 2, 2.6) +
    ellipse(width - 4.5, 2, 2, 2.6);
};

const PARTS: readonly Part[] = [disc, flange, bolt, spring, gear, bracket, disc];
