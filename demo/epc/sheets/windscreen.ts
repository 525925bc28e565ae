import { type DrawingUse, type Footnote, line, type LineDraft } from "../line_drafts.ts";
import { partsOf } from "../sheet_lines.ts";
import { wiperArms } from "./wiper.ts";

const glazing = partsOf("5151"), trim = partsOf("5153"), air = partsOf("4121");

const together = (lines: LineDraft[], ...stems: string[]): LineDraft[] =>
  lines.map((one) => ({ ...one, goesWith: stems }));

/** The pane differs by what looks through it and by its heating. */
const pane = {
  windscreen: [
    ...glazing.one(["前风窗玻璃", "Windscreen", "Windschutzscheibe"], 268, 1, {
      grams: 12800,
      history: "none",
    }, {
      without: ["rain_sensor", "cold_climate"],
    }),
    ...glazing.one(
      ["带传感器窗口的前风窗玻璃", "Windscreen with sensor window", "Windschutzscheibe mit Sensorfenster"],
      326,
      1,
      { grams: 12900, history: "chain" },
      { with: ["rain_sensor"], without: ["cold_climate"] },
    ),
    ...glazing.one(["前风窗玻璃", "Windscreen", "Windschutzscheibe"], 398, 1, {
      grams: 13100,
      also: ["heated"],
      history: "none",
    }, { with: ["cold_climate"], without: ["rain_sensor"] }),
    ...glazing.one(
      ["带传感器窗口的前风窗玻璃", "Windscreen with sensor window", "Windschutzscheibe mit Sensorfenster"],
      454,
      1,
      { grams: 13200, also: ["heated"], history: "none" },
      { with: ["cold_climate", "rain_sensor"] },
    ),
  ],
  moulding: glazing.one(["前风窗饰条", "Molding, windscreen", "Zierleiste, Windschutzscheibe"], 36.4, 1, {
    once: true,
  }),
  adhesive: [line({ auxiliary: "window_adhesive" }, 1)],
  spacer: glazing.one(["前风窗定位块", "Spacer, windscreen", "Abstandhalter, Windschutzscheibe"], 1.6, 2, {
    shared: "all",
    pack: 2,
  }),
};
const sensing = {
  bracket: trim.one(["传感器支架", "Bracket, sensor and mirror", "Halter, Sensor und Spiegel"], 14.8),
  rain_sensor: together(
    trim.one(
      ["雨量光线传感器", "Rain and light sensor", "Regen-Licht-Sensor"],
      62.7,
      1,
      { history: "chain" },
      {
        with: ["rain_sensor"],
      },
    ),
    "bracket",
  ),
  camera: trim.one(["前视摄像头", "Front camera", "Frontkamera"], 486, 1, { core: .15 }),
  sensor_cover: trim.one(["传感器罩盖", "Cover, sensor and camera", "Abdeckung, Sensor und Kamera"], 24.3),
  mirror: trim.one(["内后视镜", "Interior mirror", "Innenspiegel"], 94.2, 1, { shared: "platform" }),
};
const cowl = {
  cowl: [
    ...air.bySteering(["通风盖板", "Cowl panel", "Windlaufabdeckung"], 74.6),
  ],
  cowl_seal: air.one(
    ["发动机舱盖后密封条", "Seal, cowl to bonnet", "Dichtung, Windlauf zur Motorhaube"],
    18.9,
  ),
  cowl_clip: air.one(["通风盖板卡扣", "Clip, cowl panel", "Clip, Windlaufabdeckung"], .7, 8, {
    shared: "all",
    once: true,
    pack: 10,
  }),
  water_box: air.bySteering(["流水槽", "Water box", "Wasserkasten"], 58.2),
};

const calibrated: Footnote = {
  mark: "1",
  written: [
    "更换前风窗玻璃或摄像头后须校准前视摄像头。",
    "Calibrate the front camera after renewing it or the windscreen.",
    "Nach Ersatz von Scheibe oder Kamera die Frontkamera kalibrieren.",
  ],
  of: ["windscreen", "camera"],
};
const cured: Footnote = {
  mark: "2",
  written: [
    "粘接后至少 1 小时方可行驶，见胶粘剂说明。",
    "Do not drive for at least one hour after bonding; see the adhesive's instructions.",
    "Nach dem Kleben mindestens eine Stunde nicht fahren, Angaben des Klebstoffs beachten.",
  ],
  of: ["adhesive"],
};
const about = ({ of, ...footnote }: Footnote, ...stems: string[]): Footnote => ({
  ...footnote,
  of: of.filter((stem) => stems.includes(stem)),
});

/** Windscreen with sensor and mirror, cowl with water box, and the wiper arms on it. */
export const windscreen: DrawingUse = {
  drawing: "windscreen",
  per: "series",
  sheets: [
    {
      number: "51-51-01",
      written: ["前风窗玻璃", "Windscreen", "Windschutzscheibe"],
      lines: pane,
      footnotes: [about(calibrated, "windscreen"), cured],
      versions: 2,
    },
    {
      number: "51-53-01",
      written: [
        "前风窗传感器与内后视镜",
        "Windscreen sensor and interior mirror",
        "Scheibensensor und Innenspiegel",
      ],
      lines: sensing,
      footnotes: [about(calibrated, "camera")],
    },
    {
      number: "41-21-01",
      written: ["通风盖板与流水槽", "Cowl panel and water box", "Windlauf und Wasserkasten"],
      lines: { ...cowl, ...wiperArms },
    },
  ],
};
