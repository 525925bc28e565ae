import { type DrawingUse, line, type PartDraft, revised, sides, sizes } from "../line_drafts.ts";

const group = "3421";
const large = { with: ["brake_large"] } as const, standard = { with: ["brake_standard"] } as const;

const disc: PartDraft = { words: ["brake_disc", "rear"], group, euro: 62.4, grams: 5100 };
const plate = {
  backing_plate: [
    ...sides({ words: ["backing_plate"], group, euro: 21.3, grams: 780 }, 1, standard),
    ...sides({ words: ["backing_plate", "reinforced"], group, euro: 25.7, grams: 840 }, 1, large),
  ],
  plate_screw: [line({ standard: "torx_screw M6 × 16" }, 8)],
};
const discs = {
  brake_disc: [
    line({ ...disc, words: [...disc.words, "solid", sizes.rearDisc], history: "chain" }, 2, standard),
    ...revised(
      { ...disc, words: [...disc.words, "ventilated", sizes.rearDiscLarge], euro: 79.9 },
      2,
      "third",
      large,
    ),
  ],
  disc_screw: [line({ standard: "countersunk_screw M8 × 16", torque: 16 }, 2)],
};
const bracket = {
  bracket_bolt: [line({ standard: "flange_bolt M10 × 1.25 × 30", torque: 75, once: true }, 4)],
  caliper_bracket: [
    line({ words: ["caliper_bracket", "rear"], group, euro: 48.9, grams: 1300 }, 2, standard),
    line({ words: ["caliper_bracket", "rear", "reinforced"], group, euro: 56.2, grams: 1420 }, 2, large),
  ],
};
const pads = {
  pad_clip: [line({ words: ["pad_clip_kit", "rear"], group: "3420", euro: 10.7, unit: "set" }, 1)],
  pad: [
    line(
      { words: ["brake_pad_set", "rear"], group: "3420", euro: 74.8, unit: "set", history: "split" },
      1,
      standard,
    ),
    line(
      {
        words: ["brake_pad_set", "rear", "low_dust"],
        group: "3420",
        euro: 92.6,
        unit: "set",
        history: "alternative",
      },
      1,
      large,
    ),
    line({ auxiliary: "brake_paste" }, null),
    line({ auxiliary: "brake_cleaner" }, null),
  ],
};
const actuator = {
  actuator_screw: [line({ standard: "torx_screw M5 × 20", torque: 8, once: true }, 4)],
  actuator: [
    ...sides({ words: ["parking_actuator"], group: "3441", euro: 146, grams: 890 }, 1, { until: "third" }),
    ...sides(
      { words: ["parking_actuator"], group: "3441", euro: 152, grams: 870, revision: 2, history: "none" },
      1,
      { from: "third" },
    ),
  ],
  actuator_seal: [line({ words: ["actuator_seal"], group: "3441", euro: 3.2, once: true }, 2)],
};
const housing = {
  caliper_housing: [
    ...sides({ words: ["caliper_housing", "rear"], group, euro: 196, core: .2, grams: 3300 }, 1, standard),
    ...sides(
      { words: ["caliper_housing", "rear", "reinforced"], group, euro: 224, core: .2, grams: 3500 },
      1,
      large,
    ),
    line({ auxiliary: "brake_fluid" }, null),
  ],
  bleed_screw: [line({ words: ["bleed_screw", "rear"], group, euro: 3.6, torque: 10 }, 2)],
};
const guides = {
  guide_bolt: [
    line({ standard: "flange_bolt M8 × 1 × 24", torque: 35, once: true }, 4),
    line({ auxiliary: "threadlocker" }, null),
  ],
  pin_boot: [line({ words: ["guide_pin_boot", "rear"], group, euro: 2.4, pack: 2 }, 4)],
  guide_pin: revised({ words: ["guide_pin", "rear"], group, euro: 6.9 }, 4, "second"),
};
const inside = {
  spindle: revised({ words: ["spindle"], group: "3441", euro: 28.4 }, 2, "first"),
  piston: [
    line({
      words: [
        "piston",
        "rear",
        sizes.by({ city: "36", compact: "38", electric: "42", premium: "44", offroad: "44", cargo: "48" }),
      ],
      group,
      euro: 27.9,
    }, 2),
    line({ words: ["repair_kit_piston", "rear"], group, euro: 34.6, unit: "set", history: "merged" }, 2),
  ],
  dust_boot: [line({ words: ["dust_boot_piston", "rear"], group, euro: 3.9 }, 2)],
};

/** Rear wheel brake with electric parking brake: the whole of it, and by sub-assembly. */
export const rearBrake: DrawingUse = {
  drawing: "rear_brake",
  per: "platform",
  sheets: [
    {
      number: "34-21-01",
      written: ["后制动盘与制动钳", "Rear brake disc and caliper", "Bremsscheibe und Sattel hinten"],
      versions: 3,
      lines: { ...plate, ...discs, ...bracket, ...pads, ...actuator, ...housing, ...guides, ...inside },
    },
    {
      number: "34-21-02",
      written: [
        "后制动盘与防溅板",
        "Rear brake disc and backing plate",
        "Bremsscheibe hinten und Ankerblech",
      ],
      lines: { ...plate, ...discs },
    },
    {
      number: "34-21-03",
      written: ["后制动钳单个零件", "Rear caliper, single parts", "Bremssattel hinten, Einzelteile"],
      lines: { ...housing, ...guides, ...inside },
    },
    {
      number: "34-21-04",
      written: ["后制动摩擦片", "Rear brake pads", "Bremsbeläge hinten"],
      versions: 2,
      lines: { ...pads, ...bracket, guide_bolt: guides.guide_bolt },
    },
    {
      number: "34-41-01",
      written: [
        "电子驻车制动执行器",
        "Actuator, electric parking brake",
        "Stellmotor, elektrische Feststellbremse",
      ],
      lines: { ...actuator, spindle: inside.spindle, caliper_housing: housing.caliper_housing },
    },
  ],
};
