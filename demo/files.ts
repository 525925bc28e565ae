import type { DemoFilling } from "@/engines/demo/define_demo.ts";
import type { Edition } from "@/kernel/access/editions.ts";
import { loadUser } from "@/kernel/access/load_user.ts";
import { FIGURE_IMAGE } from "@/services/gif2svg/keep_figure_image.ts";
import { FIGURE_PLACE } from "@/engines/files/convert/kinds.ts";
import { storeFile } from "@/engines/files/store_file.ts";
import { useFile } from "@/engines/files/use_file.ts";
import { catalogueOf } from "./epc/steps.ts";
import type { Figure } from "./epc/compose_figures.ts";
import { brakePhotograph, figureFile, modelInTwoFiles, rasterFigure } from "./files_drawn.ts";

/** A file that somebody of the demo has brought in. */
interface DemoFile {
  account: string;
  edition?: Edition;
  place: string;
  name: string;
  bytes: () => Promise<Uint8Array<ArrayBuffer>> | Uint8Array<ArrayBuffer>;
  /** How long ago it came. What nothing uses goes 24 hours after it came, so those are younger. */
  hoursAgo: number;
  /** Drawing whose figures use it as an image. */
  drawing?: string;
}

const document = (name: string) => () => Deno.readFile(new URL(`./documents/${name}`, import.meta.url));
const engineer = { account: "factory-engineer" } as const;
const administrator = { account: "administrator" } as const;

/** Names of people's own files: they stay as they were given, in whatever language. */
const FILES: readonly DemoFile[] = [
  ...(["front_brake", "drive_motor", "hv_battery"] as const).map((drawing, index) => ({
    ...engineer,
    place: FIGURE_PLACE,
    name: `${drawing}_1998.gif`,
    bytes: () => rasterFigure(drawing, "gif"),
    hoursAgo: 20 * 24 - index * 30,
    drawing,
  })),
  ...(["headlamp", "door_lock"] as const).map((drawing, index) => ({
    ...engineer,
    place: FIGURE_PLACE,
    name: `${drawing}_scan.png`,
    bytes: () => rasterFigure(drawing, "png"),
    hoursAgo: 9 * 24 - index * 20,
    drawing,
  })),
  {
    ...engineer,
    place: FIGURE_PLACE,
    name: "wiper_revised.svg",
    bytes: () => figureFile("wiper.svg"),
    hoursAgo: 75,
    drawing: "wiper",
  },
  {
    ...engineer,
    place: FIGURE_PLACE,
    name: "冷却液泵_旧图.gif",
    bytes: () => rasterFigure("coolant_pump", "gif", 560),
    hoursAgo: 3,
  },
  {
    ...administrator,
    place: "figure-model",
    name: "coolant_pump.glb",
    bytes: () => figureFile("coolant_pump.glb"),
    hoursAgo: 7,
  },
  {
    ...administrator,
    place: "figure-model",
    name: "headlamp_supplier.glb",
    bytes: modelInTwoFiles,
    hoursAgo: 6.5,
  },
  {
    ...engineer,
    place: "general",
    name: "冷却液泵密封圈更换说明.docx",
    bytes: document("coolant_pump_seal.docx"),
    hoursAgo: 5,
  },
  {
    ...administrator,
    place: "law",
    name: "Working on high-voltage vehicles.docx",
    bytes: document("high_voltage_rules.docx"),
    hoursAgo: 4.6,
  },
  {
    ...engineer,
    place: "general",
    name: "Velaro SE 上市培训.pptx",
    bytes: document("introduction_velaro.pptx"),
    hoursAgo: 4,
  },
  {
    ...engineer,
    place: "qa",
    name: "Torques of the chassis.xlsx",
    bytes: document("torques_chassis.xlsx"),
    hoursAgo: 3.4,
  },
  {
    account: "store-manager",
    place: "general",
    name: "20417 十月订货汇总.xlsx",
    bytes: document("orders_october.xlsx"),
    hoursAgo: 2.8,
  },
  {
    ...administrator,
    place: "document-centre",
    name: "制动液检查与更换.pdf",
    bytes: document("brake_fluid.pdf"),
    hoursAgo: 2.5,
  },
  {
    ...administrator,
    place: "bulletin",
    name: "0000123-01-A Coolant pump.pdf",
    bytes: document("bulletin_0000123.pdf"),
    hoursAgo: 2,
  },
  {
    ...administrator,
    place: "document-centre",
    name: "4711 Assembly tool (supplier).pdf",
    bytes: document("supplier_drawing.pdf"),
    hoursAgo: 1.5,
  },
  {
    ...administrator,
    place: "software",
    name: "diagnostic_adapter_2.4.1.zip",
    bytes: document("drivers.zip"),
    hoursAgo: 1.2,
  },
  {
    account: "store-technician",
    place: "case",
    name: "右前制动盘磨损.jpg",
    bytes: brakePhotograph,
    hoursAgo: 0.8,
  },
  {
    account: "overseas-store",
    edition: "overseas",
    place: "feedback-image",
    name: "headlamp line 7 missing.png",
    bytes: () => rasterFigure("headlamp", "png", 420),
    hoursAgo: 0.4,
  },
];

const HOUR_MS = 3_600_000;

/**
 * Lets the demo's people bring in files: documents, drawings, a photograph, models, two of them such that nothing can be made of
 * them. The workers convert them once they run. Who has brought in a file of that name already is passed over. The contexts
 * need a file store.
 */
export async function seedFiles(
  ctxFor: DemoFilling["ctxFor"],
  figures: readonly Figure[],
): Promise<void> {
  for (const file of FILES) {
    const edition = file.edition ?? "domestic";
    const user = await loadUser(ctxFor({ edition }), file.account, edition);
    if (!user) throw new Error(`no such account: ${file.account}`);
    const at = new Date(ctxFor({}).clock().getTime() - file.hoursAgo * HOUR_MS);
    const ctx = ctxFor({ actor: user, edition, lang: user.lang, clock: () => at });
    const { place, name, drawing } = file;
    const [there] = await ctx.sql`
      select 1 from files where owner_id = ${user.id} and place = ${place} and name = ${name}`;
    if (there) continue;
    const bytes = await file.bytes();
    await storeFile(
      ctx,
      { place, name, body: new Blob([bytes]).stream(), expectedSize: bytes.length, isOfProgram: true },
      async (tx, id) => {
        // Every variant of a figure shows the same drawing.
        const users = figures.filter((figure) => drawing !== undefined && figure.drawing === drawing).slice(
          0,
          2,
        );
        for (const { code } of users) await useFile(tx, id, { kind: FIGURE_IMAGE, id: code });
      },
    );
  }
}

/** The same with the figures of the demo's catalogue. */
export async function fillFiles(demo: DemoFilling): Promise<void> {
  await seedFiles(demo.ctxFor, (await catalogueOf(demo)).figures);
}
