import { type DrawingUse, type Footnote, line, type LineDraft, revised } from "../line_drafts.ts";
import type { SeriesDraft } from "../series.ts";
import { partsOf, standard } from "../sheet_lines.ts";

const body = partsOf("4151"), closing = partsOf("4152"), glazing = partsOf("5152"), wiping = partsOf("6163");
const lighting = partsOf("6331");

/** Saloons have a boot lid, vans and trucks doors or flaps. */
const hasTailgate = ({ carType }: SeriesDraft) => ["hatchback", "suv", "offroad"].includes(carType);

const together = (lines: LineDraft[], ...stems: string[]): LineDraft[] =>
  lines.map((one) => ({ ...one, goesWith: stems }));

const panel = {
  shell: body.one(["后背门壳体", "Tailgate shell", "Heckklappe, Rohteil"], 612, 1, {
    grams: 17400,
    also: ["primed"],
    primed: true,
  }),
  seal: body.one(["后背门密封条", "Seal, tailgate", "Dichtung, Heckklappe"], 48.6),
  hinge: together(body.pair(["后背门铰链", "Hinge, tailgate", "Scharnier, Heckklappe"], 34.8), "hinge_bolt"),
  hinge_bolt: standard("flange_bolt M8 × 20", 8, 23),
  spoiler: [
    ...["P300", "P416", "P475"].map((finish) =>
      line(
        {
          words: [["后扰流板", "Spoiler, tailgate", "Heckspoiler"], () => finish],
          group: "4151",
          euro: 286,
          finish,
          history: "none",
        },
        1,
      )
    ),
    ...body.one(["后扰流板", "Spoiler, tailgate", "Heckspoiler"], 228, 1, {
      also: ["primed"],
      primed: true,
      history: "none",
    }),
  ],
  trim: body.one(["后背门内饰板", "Trim panel, tailgate", "Verkleidung, Heckklappe"], 96.4),
  trim_clip: body.one(["后背门饰板卡扣", "Clip, tailgate trim", "Clip, Heckklappenverkleidung"], .8, 10, {
    shared: "all",
    once: true,
    pack: 10,
  }),
  buffer: body.one(["后背门缓冲块", "Buffer, tailgate", "Anschlagpuffer, Heckklappe"], 3.2, 2, {
    shared: "platform",
  }),
};
const lamps = {
  brake_lamp: lighting.one(["高位制动灯", "High-mounted brake lamp", "Zusatzbremsleuchte"], 58.7, 1, {
    history: "chain",
  }),
  tail_lamp: lighting.pair(["后背门尾灯", "Tail lamp, tailgate", "Heckleuchte, Heckklappe"], 124),
  plate_strip: [
    ...lighting.one(
      ["牌照板饰条", "Number plate strip with switch", "Griffleiste mit Taster, Heckklappe"],
      64.2,
      1,
      { also: ["primed"], primed: true },
      { without: ["keyless"] },
    ),
    ...lighting.one(
      ["牌照板饰条", "Number plate strip with switch", "Griffleiste mit Taster, Heckklappe"],
      78.9,
      1,
      { also: ["keyless"] },
      { with: ["keyless"] },
    ),
  ],
  plate_lamp: lighting.one(["牌照灯", "Number plate lamp", "Kennzeichenleuchte"], 12.6, 2, { shared: "all" }),
  harness: lighting.one(["后背门线束", "Wiring harness, tailgate", "Leitungssatz, Heckklappe"], 98.3),
};
const lock = {
  lock: [
    ...closing.one(["后背门锁", "Lock, tailgate", "Schloss, Heckklappe"], 72.6, 1, { history: "chain" }, {
      without: ["keyless"],
    }),
    ...closing.one(
      ["带电吸的后背门锁", "Lock with closing motor, tailgate", "Schloss mit Zuziehhilfe, Heckklappe"],
      168,
      1,
      {},
      { with: ["keyless"] },
    ),
    line({ auxiliary: "lock_grease" }, null),
  ],
  lock_screw: standard("torx_screw M6 × 18", 3, 9),
  striker: closing.one(["后背门锁扣", "Striker, tailgate", "Schließbügel, Heckklappe"], 14.8, 1, {
    shared: "platform",
  }),
  strut: [
    ...revised(
      { words: [["后背门气弹簧", "Gas strut, tailgate", "Gasfeder, Heckklappe"]], group: "4152", euro: 31.2 },
      2,
      "second",
      { without: ["keyless"] },
    ),
    ...closing.one(
      ["后背门电动撑杆", "Spindle drive, tailgate", "Spindelantrieb, Heckklappe"],
      214,
      2,
      { core: .15 },
      { with: ["keyless"] },
    ),
  ],
  ball_stud: closing.one(["撑杆球头销", "Ball stud, strut", "Kugelzapfen, Gasfeder"], 3.9, 4, {
    torque: 20,
    shared: "all",
    pack: 2,
  }),
  control_unit: closing.one(
    ["电动后背门控制单元", "Control unit, powered tailgate", "Steuergerät, Heckklappenantrieb"],
    186,
    1,
    { history: "chain" },
    { with: ["keyless"] },
  ),
};
const window = {
  glass: [
    ...glazing.one(["后风窗玻璃", "Rear window", "Heckscheibe"], 238, 1, { grams: 6200, also: ["heated"] }),
    line({ auxiliary: "window_adhesive" }, null),
  ],
};
const wiper = {
  wiper_motor: wiping.one(["后刮水器电机", "Motor, rear wiper", "Motor, Heckwischer"], 84.6, 1, {
    core: .15,
  }),
  wiper_arm: wiping.one(["后刮水器臂", "Arm, rear wiper", "Wischerarm, hinten"], 22.4),
  wiper_nut: standard("flange_nut M8", 1, 12, true),
  wiper_cap: wiping.one(["后刮水器盖帽", "Cap, rear wiper arm", "Abdeckkappe, Wischerarm hinten"], 1.9, 1, {
    shared: "all",
  }),
  wiper_blade: wiping.one(["后刮水片", "Wiper blade, rear", "Wischerblatt, hinten"], 11.8, 1, {
    history: "use_up",
  }),
};

const inPairs: Footnote = {
  mark: "1",
  written: [
    "两侧撑杆须同时更换；更换时支撑后背门。",
    "Renew both struts together and prop the tailgate meanwhile.",
    "Beide Federn gemeinsam ersetzen, Heckklappe dabei abstützen.",
  ],
  of: ["strut"],
};
const taught: Footnote = {
  mark: "2",
  written: [
    "更换后须进行初始化学习。",
    "To be taught in after it is renewed.",
    "Nach dem Ersetzen neu anlernen.",
  ],
  of: ["control_unit"],
};

/** Tailgate with lock and struts, rear window and rear wiper, of the series that have one. */
export const tailgate: DrawingUse = {
  drawing: "tailgate",
  per: "series",
  builds: { gas_struts: { without: "keyless" }, powered: "keyless" },
  sheets: [
    {
      number: "41-51-01",
      written: ["后背门", "Tailgate", "Heckklappe"],
      lines: { ...panel, ...lamps },
      versions: 2,
      serves: hasTailgate,
    },
    {
      number: "41-52-01",
      written: ["后背门锁与撑杆", "Tailgate lock and struts", "Schloss und Federn der Heckklappe"],
      lines: lock,
      footnotes: [inPairs, taught],
      serves: hasTailgate,
    },
    {
      number: "51-52-01",
      written: ["后风窗", "Rear window", "Heckscheibe"],
      lines: window,
      serves: hasTailgate,
    },
    {
      number: "61-63-01",
      written: ["后窗刮水器", "Rear wiper", "Heckwischer"],
      lines: wiper,
      serves: hasTailgate,
    },
  ],
};
