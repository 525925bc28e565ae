import { saveHomePicture } from "@/services/home/home_pictures.ts";
import type { DemoFilling } from "@/engines/demo/define_demo.ts";

/** The carousel of the demo. Run as a program, this file draws its pictures again from the figures of the catalogue. */
const PICTURES = [
  {
    figure: "front_brake",
    kickers: { zh_CN: "备件目录", en_US: "Parts catalog", de_DE: "Teilekatalog" },
    titles: {
      zh_CN: "从 VIN 到备件，一图直达",
      en_US: "From the VIN to the part, in one drawing",
      de_DE: "Von der FIN zum Teil, in einer Zeichnung",
    },
    texts: {
      zh_CN: "爆炸图只显示这辆车适用的备件，并标明替代关系。",
      en_US: "Exploded views show what fits this very car, and what supersedes it.",
      de_DE: "Explosionszeichnungen zeigen nur, was an dieses Fahrzeug passt, und was es ersetzt.",
    },
    link: "EPCIndex",
  },
  {
    figure: "drive_motor",
    kickers: { zh_CN: "电驱动", en_US: "Electric drive", de_DE: "Elektroantrieb" },
    titles: {
      zh_CN: "驱动电机与减速器可逐件查询",
      en_US: "Drive motor and reduction gear, part by part",
      de_DE: "Antriebsmotor und Getriebe, Teil für Teil",
    },
    texts: {
      zh_CN: "更换过的螺栓和密封件均有标注，拧紧力矩见备件行。",
      en_US: "Bolts and seals to be replaced once opened are marked; torques stand beside their line.",
      de_DE:
        "Schrauben und Dichtungen, die nach dem Lösen ersetzt werden, sind gekennzeichnet; Anzugsdrehmomente stehen an der Zeile.",
    },
    link: "SearchPage?q=motor",
  },
  {
    figure: "hv_battery",
    kickers: { zh_CN: "精确搜索", en_US: "Exact search", de_DE: "Genaue Suche" },
    titles: {
      zh_CN: "一次查询 500 个备件号",
      en_US: "Five hundred part numbers at once",
      de_DE: "500 Teilenummern auf einmal",
    },
    texts: {
      zh_CN: "粘贴清单即可得到价格、包装数量和替代件，未找到的会单独列出。",
      en_US: "Paste a list: prices, packs and replacements come back, and what was not found is named.",
      de_DE:
        "Fügen Sie eine Liste ein: Preise, Packungsgrößen und Nachfolger erscheinen, nicht Gefundenes wird genannt.",
    },
    link: "AccurateSearchPage",
  },
] as const;

/** Puts the pictures whose drawing is there into the carousel of every brand. */
export async function fillHomePictures({ ctx }: DemoFilling): Promise<void> {
  for (const [sort, { figure, ...picture }] of PICTURES.entries()) {
    const image = `home/${figure}.svg`;
    const there = await Deno.stat(new URL(`../static/${image}`, import.meta.url)).then(
      () => true,
      () => false,
    );
    if (there) await saveHomePicture(ctx, { ...picture, image, sort });
  }
}

/** Size of a picture. */
const [WIDTH, HEIGHT] = [1600, 400];
/** The words stand at the left; the drawing takes the rest. */
const LEFT = 880;

const COLOURS =
  "--fig-line:#c9d1da;--fig-inner:#7d8996;--fig-fill:#12171d;--fig-shade:#8fb0e6;--fig-shade-opacity:.1;" +
  "--fig-axis:#66717f;--fig-paper:#0c0f13";

/** Which part of a figure a picture shows: height of its centre as a share of the figure's, and how much larger. */
interface Detail {
  centre: number;
  zoom: number;
}

const DETAILS: Record<(typeof PICTURES)[number]["figure"], Detail> = {
  front_brake: { centre: 0.72, zoom: 1.45 },
  drive_motor: { centre: 0.24, zoom: 1.4 },
  hv_battery: { centre: 0.36, zoom: 1.5 },
};

/** A detail of a figure as a wide picture on the dark sheet, without callouts. */
function drawHomePicture(figure: string, { centre, zoom }: Detail): string {
  const box = /viewBox="([^"]+)"/.exec(figure)?.[1]?.match(/-?[\d.]+/g)?.map(Number);
  if (box?.length !== 4) throw new Error("the figure has no viewBox");
  const [x, y, width, height] = box as [number, number, number, number];
  const inner = figure.slice(figure.indexOf(">") + 1, figure.lastIndexOf("</svg>"));
  const place = `translate(${LEFT + (WIDTH - LEFT) / 2} ${HEIGHT / 2}) scale(${zoom}) ` +
    `translate(${-(x + width / 2)} ${-(y + height * centre)})`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}">` +
    `<style>:root{${COLOURS}}.leader,.label,.dot,.halo,.callout,.t{display:none}</style>` +
    `<g class="figure" transform="${place}">${inner}</g></svg>\n`;
}

if (import.meta.main) {
  await Deno.mkdir(new URL("../static/home/", import.meta.url), { recursive: true });
  for (const [name, detail] of Object.entries(DETAILS)) {
    const figure = await Deno.readTextFile(new URL(`./figures/${name}.svg`, import.meta.url));
    const picture = new URL(`../static/home/${name}.svg`, import.meta.url);
    await Deno.writeTextFile(picture, drawHomePicture(figure, detail));
  }
}
