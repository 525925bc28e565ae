import type { Page } from "playwright-core";

/** Bars and spaces of Code 39 (ISO/IEC 16388), nine a character, bars first: w is wide. */
const CHARACTERS: Record<string, string> = Object.fromEntries(
  [
    "0nnnwwnwnn 1wnnwnnnnw 2nnwwnnnnw 3wnwwnnnnn 4nnnwwnnnw 5wnnwwnnnn 6nnwwwnnnn 7nnnwnnwnw 8wnnwnnwnn 9nnwwnnwnn",
    "Awnnnnwnnw Bnnwnnwnnw Cwnwnnwnnn Dnnnnwwnnw Ewnnnwwnnn Fnnwnwwnnn Gnnnnnwwnw Hwnnnnwwnn Innwnnwwnn Jnnnnwwwnn",
    "Kwnnnnnnww Lnnwnnnnww Mwnwnnnnwn Nnnnnwnnww Ownnnwnnwn Pnnwnwnnwn Qnnnnnnwww Rwnnnnnwwn Snnwnnnwwn Tnnnnwnwwn",
    "Uwwnnnnnnw Vnwwnnnnnw Wwwwnnnnnn Xnwnnwnnnw Ywwnnwnnnn Znwwnwnnnn *nwnnwnwnn",
  ].join(" ").split(" ").map((one) => [one[0]!, one.slice(1)]),
);

/** Modules of a text in Code 39, its quiet zones included: true is a bar. */
export function code39(text: string): boolean[] {
  const quiet = Array<boolean>(12).fill(false);
  const modules = [...`*${text}*`].flatMap((character) => [
    ...[...CHARACTERS[character]!].flatMap((width, place) =>
      Array<boolean>(width === "w" ? 3 : 1).fill(place % 2 === 0)
    ),
    false,
  ]);
  return [...quiet, ...modules, ...quiet];
}

/** The bars as a PNG, drawn by the page. */
export async function pictureOf(page: Page, modules: boolean[]): Promise<number[]> {
  return await page.evaluate(async (bars) => {
    const canvas = new OffscreenCanvas(bars.length * 3, 240);
    const draw = canvas.getContext("2d")!;
    draw.fillStyle = "#fff";
    draw.fillRect(0, 0, canvas.width, canvas.height);
    draw.fillStyle = "#000";
    bars.forEach((bar, place) => bar && draw.fillRect(place * 3, 40, 3, 160));
    return [...new Uint8Array(await (await canvas.convertToBlob()).arrayBuffer())];
  }, modules);
}

/** The bars as a film of a few frames (YUV4MPEG2), for the browser's fake camera. */
export function filmOf(modules: boolean[]): Uint8Array<ArrayBuffer> {
  const width = 1280, height = 720, bar = Math.floor(width / modules.length);
  const from = Math.floor((width - bar * modules.length) / 2);
  const text = new TextEncoder();
  const light = new Uint8Array(width * height).fill(235);
  for (let line = 200; line < 520; line++) {
    modules.forEach((dark, place) =>
      dark && light.fill(16, line * width + from + place * bar, line * width + from + (place + 1) * bar)
    );
  }
  const colour = new Uint8Array(width * height / 2).fill(128);
  const frames = Array.from({ length: 5 }, () => [text.encode("FRAME\n"), light, colour]).flat();
  const parts = [text.encode(`YUV4MPEG2 W${width} H${height} F10:1 Ip A1:1 C420jpeg\n`), ...frames];
  const film = new Uint8Array(parts.reduce((size, part) => size + part.length, 0));
  parts.reduce((place, part) => (film.set(part, place), place + part.length), 0);
  return film;
}
