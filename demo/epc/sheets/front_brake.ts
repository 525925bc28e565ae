import {
  type DrawingUse,
  type Footnote,
  line,
  type LineDraft,
  type PartDraft,
  revised,
  sides,
  sizes,
} from "../line_drafts.ts";
import { wheelNuts } from "./wheel_nuts.ts";

const group = "3411";
const large = { with: ["brake_large"] } as const, standard = { with: ["brake_standard"] } as const;

const disc: PartDraft = {
  words: ["brake_disc", "ventilated", sizes.frontDisc],
  group,
  euro: 88.6,
  grams: 7900,
  unit: "piece",
};
const bracketBolt = "flange_bolt M12 × 1.5 × 35";

const shield: LineDraft[] = [
  ...sides({ words: ["splash_shield", "front"], group, euro: 18.4, grams: 620 }, 1, standard),
  ...sides({ words: ["splash_shield", "front", "reinforced"], group, euro: 22.1, grams: 690 }, 1, large),
];
const hub: LineDraft[] = [
  ...revised(
    { words: ["wheel_hub_with_bearing", "front"], group: "3121", euro: 142, grams: 2850 },
    2,
    "second",
  ),
];
const discs: LineDraft[] = [
  line({ ...disc, history: "chain" }, 2, standard),
  ...revised(
    { ...disc, words: ["brake_disc", "ventilated", sizes.frontDiscLarge], euro: 104.2 },
    2,
    "third",
    large,
  ),
];
const pads: LineDraft[] = [
  line(
    { words: ["brake_pad_set", "front"], group: "3410", euro: 96.3, unit: "set", history: "use_up" },
    1,
    standard,
  ),
  line({ words: ["brake_pad_set", "front", "low_dust"], group: "3410", euro: 118.5, unit: "set" }, 1, large),
  line({ auxiliary: "brake_paste" }, null),
  line({ auxiliary: "brake_cleaner" }, null),
];
const housing: LineDraft[] = sides(
  {
    words: ["caliper_housing", "front"],
    group,
    euro: 218,
    core: .21,
    grams: 4100,
    history: "none",
  },
  1,
  standard,
).concat(
  sides(
    { words: ["caliper_housing", "front", "four_piston"], group, euro: 346, core: .2, grams: 4600 },
    1,
    large,
  ),
  line({ auxiliary: "brake_fluid" }, null),
);
const bracket = [
  line({ words: ["caliper_bracket", "front"], group, euro: 64.2, grams: 1850 }, 2, standard),
  line({ words: ["caliper_bracket", "front", "reinforced"], group, euro: 78.9, grams: 2100 }, 2, large),
];
const bracketBolts = [line({ standard: bracketBolt, torque: 110, once: true }, 4)];
const washers: LineDraft[] = [{
  ...line({ standard: "conical_washer 12 × 29" }, 4, { until: "third" }),
  goesWith: ["bracket_bolt"],
}];
const guideBolts = [
  line({ standard: "flange_bolt M8 × 1 × 24", torque: 35, once: true }, 4),
  line({ auxiliary: "threadlocker" }, null),
];
const pistonKit: PartDraft = {
  words: [
    "piston",
    "caliper_single",
    sizes.by({ city: "51", compact: "54", electric: "57", premium: "42", offroad: "60", cargo: "60" }),
  ],
  group,
  euro: 31.75,
};
const clips = revised(
  { words: ["pad_clip_kit", "front"], group: "3410", euro: 12.3, unit: "set" },
  1,
  "first",
);
const bleed = {
  bleed_screw: [line({ words: ["bleed_screw"], group, euro: 3.1, torque: 10 }, 2)],
  bleed_cap: [line({ words: ["bleed_screw_cap"], group, euro: .85, pack: 5 }, 2)],
};
const guides = {
  pin_boot: [
    line({ words: ["guide_pin_boot"], group, euro: 2.6, pack: 2 }, 4, standard),
    line({ auxiliary: "brake_paste" }, null, standard),
  ],
  guide_pin: [
    ...revised({ words: ["guide_pin"], group, euro: 7.45 }, 4, "third", standard),
    line({ words: ["guide_pin_kit"], group, euro: 14.9, unit: "set", history: "merged" }, 2, standard),
  ],
};
const padPins = [line({ words: ["pad_pin"], group: "3410", euro: 6.9, pack: 2, history: "none" }, 4, large)];
const inside = {
  piston: [
    line(pistonKit, 2, standard),
    line(
      { ...pistonKit, words: ["piston", "caliper_four_piston", "set_of_four"], euro: 58.4, unit: "set" },
      2,
      large,
    ),
    line(
      { words: ["repair_kit_piston", "front"], group, euro: 39.9, unit: "set", history: "alternative" },
      2,
      standard,
    ),
  ],
  dust_boot: [
    line({ words: ["dust_boot_piston"], group, euro: 4.2 }, 2, standard),
    line({ words: ["dust_boot_piston", "set_of_four"], group, euro: 11.6, unit: "set" }, 2, large),
  ],
};
const discScrew = [line({ standard: "countersunk_screw M8 × 16", torque: 16 }, 2)];
const shieldScrew = [line({ standard: "torx_screw M6 × 14" }, 6)];

const hose = {
  brake_hose: [
    ...sides({ words: ["brake_hose", "front"], group: "3432", euro: 27.6 }, 1, { until: "second" }),
    ...sides({ words: ["brake_hose", "front"], group: "3432", euro: 28.9, revision: 2, history: "none" }, 1, {
      from: "second",
    }),
  ],
  banjo_bolt: [{
    ...line({ words: ["banjo_bolt", () => "M10 × 1"], group: "3432", euro: 3.2, torque: 30 }, 2),
    goesWith: ["banjo_seal"],
  }],
  banjo_seal: [line({ standard: "sealing_ring A 10 × 14", once: true }, 4)],
};
/** Parts of the caliper, told below its housing. */
const within = (lines: Readonly<Record<string, readonly LineDraft[]>>) =>
  Object.fromEntries(
    Object.entries(lines).map((
      [stem, drafts],
    ) => [stem, drafts.map((one) => ({ ...one, indent: 1 as const }))]),
  );
const bothSides: Footnote = {
  mark: "1",
  written: [
    "同一车桥两侧必须同时更换。",
    "Always renewed on both wheels of an axle.",
    "Immer auf beiden Seiten einer Achse ersetzen.",
  ],
  of: ["brake_disc", "pad"],
};
const bleeding: Footnote = {
  mark: "2",
  written: [
    "打开液压回路后必须更换制动液并排气。",
    "Renew the fluid and bleed the brake after opening the circuit.",
    "Nach dem Öffnen des Kreises Flüssigkeit erneuern und entlüften.",
  ],
  of: ["caliper_housing", "brake_hose", "banjo_bolt", "piston"],
};

/** Front wheel brake: the whole of it, and by sub-assembly. */
export const frontBrake: DrawingUse = {
  drawing: "front_brake",
  per: "platform",
  builds: { one_piston: "brake_standard", four_piston: "brake_large" },
  sheets: [
    {
      number: "34-11-01",
      written: [
        "前制动盘与防溅罩",
        "Front brake disc and splash shield",
        "Bremsscheibe vorn und Schutzblech",
      ],
      lines: { splash_shield: shield, shield_screw: shieldScrew, brake_disc: discs, disc_screw: discScrew },
    },
    {
      number: "34-11-02",
      written: ["前制动盘与制动钳", "Front brake disc and caliper", "Bremsscheibe und Sattel vorn"],
      versions: 3,
      footnotes: [bothSides, bleeding],
      lines: {
        splash_shield: shield,
        shield_screw: shieldScrew,
        hub,
        brake_disc: discs,
        disc_screw: discScrew,
        wheel_nut: wheelNuts,
        bracket_bolt: bracketBolts,
        bracket_washer: washers,
        caliper_bracket: bracket,
        pad: pads,
        caliper_housing: housing,
        guide_bolt: guideBolts,
        ...within({ ...guides, ...inside, ...bleed }),
        pad_clip: clips,
        pad_pin: padPins,
        ...hose,
      },
    },
    {
      number: "34-11-03",
      written: ["前制动钳单个零件", "Front caliper, single parts", "Bremssattel vorn, Einzelteile"],
      footnotes: [bleeding],
      lines: {
        guide_bolt: guideBolts,
        caliper_housing: housing,
        ...within({ ...inside, ...bleed, ...guides }),
      },
    },
    {
      number: "34-11-04",
      written: ["前制动摩擦片", "Front brake pads", "Bremsbeläge vorn"],
      versions: 2,
      footnotes: [bothSides],
      lines: {
        pad: pads,
        pad_clip: clips,
        pad_pin: padPins,
        caliper_bracket: bracket,
        bracket_bolt: bracketBolts,
        bracket_washer: washers,
        guide_bolt: guideBolts,
      },
    },
    {
      number: "34-11-05",
      written: ["前制动软管", "Front brake hose", "Bremsschlauch vorn"],
      lines: { ...hose, caliper_housing: housing, ...bleed },
    },
    {
      number: "31-21-03",
      written: ["前轮毂与制动盘固定", "Front hub and disc fastening", "Radnabe vorn und Scheibenbefestigung"],
      lines: {
        hub,
        brake_disc: discs,
        disc_screw: discScrew,
        splash_shield: shield,
        shield_screw: shieldScrew,
      },
    },
    {
      number: "36-10-01",
      written: ["前轮螺母", "Front wheel nuts", "Radmuttern vorn"],
      lines: { hub, wheel_nut: wheelNuts },
    },
  ],
};
