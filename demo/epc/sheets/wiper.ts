import { type DrawingUse, line, type LineDraft, type PartDraft, revised, type Size } from "../line_drafts.ts";

const group = "6161", washer = "6162";

/** A part that is made for either side of the steering wheel: wipers lie towards the driver. */
function bySteering(part: PartDraft, quantity = 1): LineDraft[] {
  return [
    line({ ...part, words: [...part.words, "left_hand_drive"] }, quantity, { with: ["lhd"] }),
    line({ ...part, words: [...part.words, "right_hand_drive"], history: "none" }, quantity, {
      with: ["rhd"],
    }),
  ];
}

const longBlade: Size = ({ platformCode }) => platformCode === "city" ? "550 mm" : "650 mm";
const shortBlade: Size = ({ platformCode }) => platformCode === "city" ? "400 mm" : "450 mm";

const linkage = {
  frame: bySteering({ words: ["wiper_frame"], group, euro: 58.4, grams: 2100 }),
  pivot: [line({ words: ["wiper_pivot"], group, euro: 16.8 }, 2)],
  drive_rod_left: [line({ words: ["wiper_rod", "left"], group, euro: 12.9 }, 1)],
  drive_rod_right: [line({ words: ["wiper_rod", "right"], group, euro: 12.9 }, 1)],
  crank: revised({ words: ["wiper_crank"], group, euro: 8.6 }, 1, "second"),
  crank_nut: [line({ standard: "flange_nut M8", torque: 18, once: true }, 1)],
  grommet: [line({ words: ["wiper_mount"], group, euro: 2.7, shared: "platform", pack: 3 }, 3)],
  frame_bolt: [line({ standard: "flange_bolt M6 × 25", torque: 8 }, 3)],
};
const motor = {
  motor: [
    line({ words: ["wiper_motor"], group, euro: 112, core: .15, grams: 1450 }, 1, {
      without: ["rain_sensor"],
    }),
    line(
      {
        words: ["wiper_motor", "for_rain_sensor"],
        group,
        euro: 134,
        core: .15,
        grams: 1480,
        history: "chain",
      },
      1,
      { with: ["rain_sensor"], until: "third" },
    ),
    line(
      {
        words: ["wiper_motor", "for_rain_sensor"],
        group,
        euro: 139,
        core: .15,
        grams: 1420,
        revision: 2,
        history: "none",
      },
      1,
      { with: ["rain_sensor"], from: "third" },
    ),
  ],
  motor_screw: [line({ standard: "torx_screw M6 × 20", torque: 8 }, 3)],
};
/** Arms and blades: also in the drawing of the windscreen, as the same parts. */
export const wiperArms = {
  arm_left: bySteering({ words: ["wiper_arm", "left"], group, euro: 32.6 }),
  arm_right: bySteering({ words: ["wiper_arm", "right"], group, euro: 30.9 }),
  arm_nut: [line({ standard: "flange_nut M8", torque: 22 }, 2)],
  cap: [line({ words: ["wiper_cap"], group, euro: 1.9, shared: "all", pack: 2 }, 2)],
  blade_left: [
    line({ words: ["wiper_blade", longBlade], group, euro: 18.9, history: "use_up" }, 1, { with: ["lhd"] }),
    line({ words: ["wiper_blade", shortBlade], group, euro: 15.4, history: "none" }, 1, { with: ["rhd"] }),
  ],
  blade_right: [
    line({ words: ["wiper_blade", shortBlade], group, euro: 15.4, history: "none" }, 1, { with: ["lhd"] }),
    line({ words: ["wiper_blade", longBlade], group, euro: 18.9, history: "use_up" }, 1, { with: ["rhd"] }),
    line({ words: ["wiper_blade_set"], group, euro: 31.8, unit: "set", history: "merged" }, 1),
  ],
};
const washing = {
  jet: [
    line({ words: ["washer_nozzle"], group: washer, euro: 7.4, pack: 2 }, 2, { without: ["heated_nozzles"] }),
    line({ words: ["washer_nozzle", "heated"], group: washer, euro: 16.8, pack: 2 }, 2, {
      with: ["heated_nozzles"],
    }),
    ...["P300", "P416", "P475"].map((finish) =>
      line({ words: ["nozzle_cover", () => finish], group: washer, euro: 9.9, finish, history: "none" }, 2)
    ),
    line({ words: ["nozzle_cover"], group: washer, euro: 6.2, primed: true, history: "none" }, 2),
  ],
  washer_tank: [
    line({ words: ["washer_tank", () => "3.5 l"], group: washer, euro: 44.7, grams: 980 }, 1, {
      without: ["headlamp_washers"],
    }),
    line({ words: ["washer_tank", () => "5.5 l"], group: washer, euro: 56.2, grams: 1260 }, 1, {
      with: ["headlamp_washers"],
    }),
    line({ auxiliary: "washer_fluid" }, null),
  ],
  tank_cap: [line({ words: ["washer_tank_cap"], group: washer, euro: 4.1, shared: "all" }, 1)],
  washer_pump: revised({ words: ["washer_pump"], group: washer, euro: 23.5 }, 1, "first"),
};

/** Windscreen wiper and washer: the whole of it, linkage with motor, arms and blades, washer. */
export const wiper: DrawingUse = {
  drawing: "wiper",
  per: "series",
  sheets: [
    {
      number: "61-61-01",
      written: ["风窗刮水器", "Windscreen wiper", "Scheibenwischer"],
      lines: { ...linkage, ...motor, ...wiperArms, ...washing },
      versions: 2,
    },
    {
      number: "61-61-02",
      written: ["刮水器电机与连杆", "Wiper motor and linkage", "Wischermotor und Gestänge"],
      lines: { ...linkage, ...motor },
    },
    {
      number: "61-61-03",
      written: ["刮水器臂与刮水片", "Wiper arms and blades", "Wischerarme und Wischerblätter"],
      lines: wiperArms,
    },
    {
      number: "61-62-01",
      written: ["风窗清洗装置", "Windscreen washer", "Scheibenwaschanlage"],
      lines: washing,
      versions: 2,
    },
  ],
};
