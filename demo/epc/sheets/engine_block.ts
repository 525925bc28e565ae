import { type DrawingUse, type Footnote, line, type LineDraft, revised } from "../line_drafts.ts";
import type { Written } from "../names.ts";
import { hasEngine, type SeriesDraft } from "../series.ts";
import { partsOf, standard } from "../sheet_lines.ts";

const casting = partsOf("2121"), crank = partsOf("2122"), sump = partsOf("2123");

const petrol = (series: SeriesDraft) => hasEngine(series) && series.energy !== "diesel";
const diesel = (series: SeriesDraft) => series.energy === "diesel";

const noted = (lines: LineDraft[], note: Written): LineDraft[] => lines.map((one) => ({ ...one, note }));
const within = (lines: LineDraft[]): LineDraft[] => lines.map((one) => ({ ...one, indent: 1 as const }));
const together = (lines: LineDraft[], ...stems: string[]): LineDraft[] =>
  lines.map((one) => ({ ...one, goesWith: stems }));

const byColor: Written = [
  "按曲轴上的颜色标记选配",
  "Choose by the color marks of the crankshaft",
  "Nach Farbkennzeichnung der Kurbelwelle wählen",
];

/** What has the engine's bores: a stronger engine and a later one have pistons of their own. */
const pistons = {
  compression_ring: [
    ...crank.one(["活塞环套件", "Piston ring set", "Kolbenringsatz"], 38.6, 4, { unit: "set" }),
    ...crank.one(["气环", "Compression ring", "Verdichtungsring"], 8.9, 8, { history: "none" }),
  ],
  oil_ring: crank.one(["油环", "Oil control ring", "Ölabstreifring"], 11.2, 4),
  piston: [
    ...revised({ words: [["活塞", "Piston", "Kolben"]], group: "2122", euro: 62.4 }, 4, "second"),
    ...noted(
      crank.one(
        ["带环和销的活塞套件", "Piston kit with rings and pin", "Kolbensatz mit Ringen und Bolzen"],
        104,
        4,
        {
          unit: "set",
          history: "alternative",
        },
      ),
      [
        "按缸体上的分组标记选配",
        "Choose by the class mark of the block",
        "Nach Klassenzeichen am Motorblock wählen",
      ],
    ),
  ],
  piston_pin: within(crank.one(["活塞销", "Piston pin", "Kolbenbolzen"], 9.4, 4)),
  pin_ring: within(
    crank.one(["活塞销卡环", "Snap ring, piston pin", "Sicherungsring, Kolbenbolzen"], .9, 8, {
      once: true,
      pack: 8,
    }),
  ),
  connecting_rod: together(
    crank.one(["连杆总成", "Connecting rod with cap", "Pleuelstange mit Deckel"], 88.2, 4, { grams: 620 }),
    "rod_bolt",
  ),
  rod_shell: noted(
    crank.one(["连杆轴瓦", "Connecting rod bearing shell", "Pleuellagerschale"], 7.6, 8, { pack: 2 }),
    byColor,
  ),
  rod_bolt: crank.one(["连杆螺栓", "Connecting rod bolt", "Pleuelschraube"], 3.4, 8, {
    torque: 25,
    angle: 90,
    once: true,
    pack: 8,
  }),
};
const shaft = {
  block_shell: noted(
    crank.one(["主轴瓦，上", "Main bearing shell, upper", "Hauptlagerschale, oben"], 8.8, 5),
    byColor,
  ),
  thrust_washer: crank.one(["止推片", "Thrust washer", "Anlaufscheibe"], 6.3, 2, { pack: 2 }),
  crankshaft: crank.one(["曲轴", "Crankshaft", "Kurbelwelle"], 624, 1, { grams: 16800, core: .15 }),
  front_seal: crank.one(
    ["曲轴前油封", "Shaft seal, crankshaft, front", "Wellendichtring, Kurbelwelle, vorn"],
    14.9,
    1,
    { once: true },
  ),
  rear_cover: crank.one(
    ["曲轴后油封总成", "Rear seal with flange, crankshaft", "Dichtflansch, Kurbelwelle, hinten"],
    41.8,
    1,
    { once: true, history: "chain" },
  ),
  flywheel: [
    ...crank.one(["飞轮", "Flywheel", "Schwungrad"], 236, 1, { grams: 8200 }, { power: "lower" }),
    ...crank.one(
      ["双质量飞轮", "Dual-mass flywheel", "Zweimassenschwungrad"],
      448,
      1,
      { grams: 11400, history: "chain" },
      { power: "higher" },
    ),
  ],
  flywheel_bolt: crank.one(["飞轮螺栓", "Flywheel bolt", "Schwungradschraube"], 2.6, 8, {
    torque: 30,
    angle: 90,
    once: true,
    pack: 8,
  }),
  bedplate_shell: noted(
    crank.one(["主轴瓦，下", "Main bearing shell, lower", "Hauptlagerschale, unten"], 8.8, 5),
    byColor,
  ),
};
const housing = {
  cylinder_block: casting.one(["气缸体", "Cylinder block", "Zylinderkurbelgehäuse"], 1480, 1, {
    grams: 31500,
    core: .1,
  }),
  core_plug: casting.one(["水套堵盖", "Core plug", "Verschlussdeckel, Kühlmantel"], 2.2, 6, {
    shared: "platform",
    pack: 5,
  }),
  bedplate: [
    ...casting.one(["主轴承座框架", "Bedplate", "Kurbelgehäuse-Unterteil"], 386, 1, {
      orderable: false,
      grams: 9400,
    }),
    line({ auxiliary: "sealing_compound" }, null),
  ],
  main_bolt: casting.one(["主轴承螺栓", "Main bearing bolt", "Hauptlagerschraube"], 3.1, 10, {
    torque: 40,
    angle: 120,
    once: true,
    pack: 10,
  }),
};
const oilFilter = sump.one(["机油滤清器", "Oil filter", "Ölfilter"], 13.8, 1, {
  shared: "platform",
  history: "chain",
});
const knock = casting.one(["爆震传感器", "Knock sensor", "Klopfsensor"], 36.4, 1, { torque: 20 });
const pan = {
  pan_seal: sump.one(["油底壳密封垫", "Gasket, oil pan", "Dichtung, Ölwanne"], 18.6, 1, { once: true }),
  oil_pan: [
    ...sump.one(["油底壳", "Oil pan", "Ölwanne"], 128, 1, { grams: 3600, history: "use_up" }),
    line({ auxiliary: "engine_oil" }, null),
  ],
  pan_screw: standard("flange_bolt M6 × 20", 10, 10),
  drain_plug: together(
    sump.one(["放油螺塞", "Oil drain plug", "Ölablassschraube"], 3.8, 1, { torque: 30, shared: "all" }),
    "drain_seal",
  ),
  drain_seal: standard("sealing_ring A 14 × 18", 1, undefined, true),
};

/** Says at these parts that their bolts are used once. */
const usedOnce = (...of: string[]): Footnote => ({
  mark: "1",
  written: [
    "按转角拧紧的螺栓每次拆卸后更换。",
    "Bolts tightened by angle are renewed each time they are undone.",
    "Mit Drehwinkel angezogene Schrauben nach jedem Lösen ersetzen.",
  ],
  of,
});
const matched: Footnote = {
  mark: "2",
  written: [
    "主轴承座框架与气缸体配对加工，只能一同更换。",
    "Block and bedplate are machined together and renewed together.",
    "Gehäuse und Unterteil sind gemeinsam bearbeitet und werden nur zusammen ersetzt.",
  ],
  of: ["cylinder_block", "bedplate"],
};

/** Cylinder block with crank drive and oil pan, of the series with an engine. */
export const engineBlock: DrawingUse = {
  drawing: "engine_block",
  per: "platform",
  sheets: [
    {
      number: "21-21-01",
      written: ["气缸体，汽油机", "Cylinder block, petrol engine", "Motorblock, Ottomotor"],
      lines: { ...housing, knock_sensor: knock, oil_filter: oilFilter },
      footnotes: [usedOnce("main_bolt"), matched],
      serves: petrol,
      when: { energy: ["petrol", "phev"] },
    },
    {
      number: "21-21-02",
      written: ["气缸体，柴油机", "Cylinder block, diesel engine", "Motorblock, Dieselmotor"],
      lines: { ...housing, oil_filter: oilFilter },
      footnotes: [usedOnce("main_bolt"), matched],
      serves: diesel,
    },
    {
      number: "21-22-01",
      written: [
        "曲轴、活塞与连杆",
        "Crankshaft, pistons, connecting rods",
        "Kurbelwelle, Kolben, Pleuelstangen",
      ],
      lines: { ...pistons, ...shaft },
      footnotes: [usedOnce("rod_bolt", "flywheel_bolt")],
      versions: 2,
      serves: hasEngine,
    },
    {
      number: "21-23-01",
      written: ["油底壳与机油滤清器", "Oil pan and oil filter", "Ölwanne und Ölfilter"],
      lines: { ...pan, oil_filter: oilFilter },
      serves: hasEngine,
    },
  ],
};
