import { type DrawingUse, type Footnote, line, type LineDraft, revised } from "../line_drafts.ts";
import { hasEngine } from "../series.ts";
import { partsOf, standard } from "../sheet_lines.ts";

const drive = partsOf("2113"), pump = partsOf("2124"), casing = partsOf("2125");

const together = (lines: LineDraft[], ...stems: string[]): LineDraft[] =>
  lines.map((one) => ({ ...one, goesWith: stems }));

const chain = {
  timing_chain: [
    ...drive.one(["正时链条", "Timing chain", "Steuerkette"], 58.4, 1, { history: "chain" }),
    ...drive.one(["正时链条套件", "Timing chain kit", "Steuerkettensatz"], 214, 1, {
      unit: "set",
      history: "alternative",
    }),
  ],
  exhaust_phaser: drive.one(
    ["排气凸轮轴相位调节器", "Camshaft phaser, exhaust", "Nockenwellenversteller, Auslass"],
    194,
    1,
    { history: "chain" },
  ),
  intake_phaser: drive.one(
    ["进气凸轮轴相位调节器", "Camshaft phaser, intake", "Nockenwellenversteller, Einlass"],
    194,
    1,
    { history: "chain" },
  ),
  central_valve: drive.one(
    ["中央阀", "Central valve, camshaft phaser", "Zentralventil, Nockenwellenversteller"],
    47.6,
    2,
    {
      torque: 35,
      angle: 90,
      once: true,
    },
  ),
  upper_guide: drive.one(
    ["上导轨", "Upper guide rail, timing chain", "Führungsschiene oben, Steuerkette"],
    11.3,
  ),
  guide: drive.one(["固定导轨", "Guide rail, timing chain", "Gleitschiene, Steuerkette"], 18.7),
  guide_bolt: standard("flange_bolt M6 × 26", 2, 9),
  tensioning_rail: drive.one(
    ["张紧导轨", "Tensioning rail, timing chain", "Spannschiene, Steuerkette"],
    24.9,
  ),
  rail_pin: drive.one(
    ["张紧导轨销轴螺栓", "Pivot bolt, tensioning rail", "Lagerbolzen, Spannschiene"],
    4.4,
    1,
    {
      torque: 22,
    },
  ),
  chain_tensioner: together(
    revised(
      {
        words: [["液压链条张紧器", "Chain tensioner, hydraulic", "Kettenspanner, hydraulisch"]],
        group: "2113",
        euro: 66.8,
      },
      1,
      "second",
    ),
    "tensioner_bolt",
  ),
  tensioner_bolt: standard("flange_bolt M6 × 26", 2, 9),
  crank_sprocket: drive.one(["曲轴链轮", "Sprocket, crankshaft", "Kettenrad, Kurbelwelle"], 32.6),
  key: drive.one(["半圆键", "Woodruff key", "Scheibenfeder"], 1.4, 1, { shared: "all", pack: 5 }),
};
const oil = {
  pump_chain: pump.one(["机油泵链条", "Chain, oil pump", "Kette, Ölpumpe"], 22.4),
  oil_pump: [
    ...pump.one(["机油泵", "Oil pump", "Ölpumpe"], 128, 1, { grams: 1350 }, { power: "lower" }),
    ...pump.one(
      ["可变排量机油泵", "Oil pump, variable displacement", "Ölpumpe, volumenstromgeregelt"],
      186,
      1,
      { grams: 1480, history: "chain" },
      { power: "higher" },
    ),
  ],
  pump_sprocket: pump.one(["机油泵链轮", "Sprocket, oil pump", "Kettenrad, Ölpumpe"], 17.8),
  sprocket_nut: standard("flange_nut M10", 1, 45, true),
};
const cover = {
  cover_seal: [
    ...casing.one(["正时罩密封垫", "Gasket, timing cover", "Dichtung, Steuergehäusedeckel"], 16.9, 1, {
      once: true,
    }),
    line({ auxiliary: "sealing_compound" }, null),
  ],
  timing_cover: casing.one(["正时罩", "Timing cover", "Steuergehäusedeckel"], 168, 1, {
    grams: 3200,
    history: "use_up",
  }),
  cover_bolt: standard("flange_bolt M8 × 35", 14, 22),
  solenoid: casing.one(
    ["相位调节电磁阀", "Solenoid, camshaft phaser", "Magnet, Nockenwellenversteller"],
    54.3,
    2,
    {
      history: "chain",
    },
  ),
  front_seal: casing.one(
    ["正时罩油封", "Shaft seal, timing cover", "Wellendichtring, Steuergehäusedeckel"],
    14.2,
    1,
    {
      once: true,
    },
  ),
  damper: casing.one(
    ["曲轴减振皮带轮", "Torsional damper, crankshaft", "Schwingungsdämpfer, Kurbelwelle"],
    112,
    1,
    {
      grams: 3100,
    },
  ),
  damper_bolt: casing.one(
    ["减振皮带轮螺栓", "Bolt, torsional damper", "Schraube, Schwingungsdämpfer"],
    4.8,
    1,
    {
      torque: 100,
      angle: 180,
      once: true,
    },
  ),
};

const locked: Footnote = {
  mark: "1",
  written: [
    "拆卸前用专用工具固定凸轮轴和曲轴。",
    "Lock camshafts and crankshaft with the special tools before removing.",
    "Vor dem Ausbau Nockenwellen und Kurbelwelle mit Spezialwerkzeug feststellen.",
  ],
  of: ["timing_chain", "exhaust_phaser", "intake_phaser", "chain_tensioner"],
};
const greased: Footnote = {
  mark: "2",
  written: [
    "密封唇不得涂油，干装。",
    "Fit the seal dry, without oil on its lip.",
    "Dichtring trocken einbauen, Dichtlippe nicht ölen.",
  ],
  of: ["front_seal"],
};

/** Timing drive with oil pump drive and timing cover, of the series with an engine. */
export const timingDrive: DrawingUse = {
  drawing: "timing_drive",
  per: "platform",
  sheets: [
    {
      number: "21-13-01",
      written: ["正时链条与张紧器", "Timing chain and tensioner", "Steuerkette und Kettenspanner"],
      lines: chain,
      footnotes: [locked],
      versions: 2,
      serves: hasEngine,
    },
    {
      number: "21-13-02",
      written: [
        "正时罩与减振皮带轮",
        "Timing cover and torsional damper",
        "Steuergehäusedeckel und Schwingungsdämpfer",
      ],
      lines: cover,
      footnotes: [greased],
      serves: hasEngine,
    },
    {
      number: "21-24-01",
      written: ["机油泵与驱动", "Oil pump and drive", "Ölpumpe und Antrieb"],
      lines: oil,
      serves: hasEngine,
    },
  ],
};
