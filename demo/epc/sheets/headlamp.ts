import {
  type DrawingUse,
  line,
  type LineDraft,
  type PartDraft,
  revised,
  sides,
  type When,
} from "../line_drafts.ts";
import type { Feature } from "../options.ts";

const group = "6312", single = "6313";

/** What a part is made for each kind of headlamp, with its price against the LED one. */
const KINDS = [["halogen", .42], ["led", 1], [
  "matrix",
  1.75,
]] as const satisfies readonly (readonly [Feature, number])[];

/** The part for each kind of headlamp that the series can have, left and right. */
function ofKinds(part: PartDraft, quantity = 1, more: When = {}): LineDraft[] {
  return KINDS.flatMap(([kind, factor]) =>
    sides({ ...part, words: [...part.words, kind], euro: part.euro * factor }, quantity, {
      ...more,
      with: [kind, ...more.with ?? []],
    })
  );
}

const lamp = {
  housing: [
    ...ofKinds({ words: ["headlamp", "rh_traffic"], group, euro: 486, grams: 3600, core: .1 }, 1, {
      with: ["lhd"],
    }),
    ...ofKinds(
      { words: ["headlamp", "lh_traffic"], group, euro: 498, grams: 3600, core: .1, history: "none" },
      1,
      {
        with: ["rhd"],
      },
    ),
  ],
  lens: sides({ words: ["headlamp_lens"], group, euro: 92, grams: 640, history: "chain" }),
  lens_seal: [
    line({ words: ["lens_seal"], group, euro: 8.7, once: true }, 2),
    line({ auxiliary: "lens_cleaner" }, null),
  ],
  bezel: [
    ...sides({ words: ["headlamp_bezel"], group, euro: 46.5 }, 1, { without: ["matrix"] }),
    ...sides({ words: ["headlamp_bezel", "black_trim"], group, euro: 58.9 }, 1, { with: ["matrix"] }),
  ],
  light_guide: sides({ words: ["light_guide"], group, euro: 37.6 }),
};
const modules = {
  module_low_beam: ofKinds({ words: ["low_beam_module"], group: single, euro: 164 }),
  module_high_beam: ofKinds({ words: ["high_beam_module"], group: single, euro: 148, history: "none" }),
  module_screw: [line({ standard: "torx_screw M5 × 14", torque: 3.5 }, 12)],
  module_frame: sides({ words: ["module_frame"], group: single, euro: 31.8 }),
  adjuster: revised({ words: ["aiming_adjuster"], group: single, euro: 7.9, pack: 2 }, 4, "first"),
};
const electrics = {
  levelling_motor: [line({ words: ["levelling_motor"], group: single, euro: 43.6 }, 2)],
  control_unit: [
    line({ words: ["headlamp_ballast"], group: single, euro: 68.4 }, 2, { without: ["matrix"] }),
    ...revised(
      {
        words: ["headlamp_control_unit", "matrix", "software_free"],
        group: single,
        euro: 212,
        core: .12,
        history: "none",
      },
      2,
      "second",
      { with: ["matrix"] },
    ),
  ],
  control_unit_seal: [line({ words: ["control_unit_seal"], group: single, euro: 3.9, once: true }, 2)],
  control_unit_screw: [line({ standard: "pan_screw M4 × 14" }, 8)],
  service_cap: [line({ words: ["service_cap"], group: single, euro: 9.6 }, 2)],
};
const holding = {
  bracket: [
    ...sides({ words: ["headlamp_bracket"], group, euro: 24.8 }),
    ...sides({ words: ["repair_bracket_kit"], group, euro: 14.2, unit: "set", history: "none" }),
  ],
  bracket_bolt: [line({ standard: "flange_bolt M6 × 20", torque: 8 }, 8)],
};

/** Headlamp: the whole of it, lens, light modules, electrics and brackets. */
export const headlamp: DrawingUse = {
  drawing: "headlamp",
  per: "series",
  sheets: [
    {
      number: "63-12-01",
      written: ["前照灯", "Headlamp", "Scheinwerfer"],
      lines: { ...lamp, ...modules, ...electrics, ...holding },
      versions: 3,
    },
    {
      number: "63-12-02",
      written: ["配光镜与饰框", "Lens and bezel", "Streuscheibe und Blende"],
      lines: { lens: lamp.lens, lens_seal: lamp.lens_seal, bezel: lamp.bezel, light_guide: lamp.light_guide },
    },
    {
      number: "63-12-03",
      written: ["前照灯安装", "Headlamp mounting", "Scheinwerferbefestigung"],
      lines: { housing: lamp.housing, ...holding },
    },
    {
      number: "63-13-01",
      written: ["灯光模组", "Light modules", "Lichtmodule"],
      lines: modules,
      versions: 2,
    },
    {
      number: "63-13-02",
      written: [
        "前照灯控制与调节",
        "Headlamp control and levelling",
        "Scheinwerfersteuerung und Leuchtweite",
      ],
      lines: electrics,
    },
  ],
};
