import {
  type DrawingUse,
  line,
  type LineDraft,
  type PartDraft,
  revised,
  type Sheet,
  sides,
} from "../line_drafts.ts";

type Door = "front" | "rear";

/** Lines of the lock, its actuator and the hinges of one pair of doors. */
function door(which: Door) {
  const lockGroup = which === "front" ? "5121" : "5122";
  const own = (part: Omit<PartDraft, "group">, group = lockGroup): PartDraft => ({
    ...part,
    group,
    words: [...part.words, which],
  });
  const complete: LineDraft[] = [
    ...sides(own({ words: ["door_lock"], euro: 84.5, grams: 780, history: "chain" }), 1, {
      without: ["keyless", "soft_close"],
    }),
    ...sides(own({ words: ["door_lock", "keyless"], euro: 102, grams: 790 }), 1, {
      with: ["keyless"],
      without: ["soft_close"],
    }),
    ...sides(own({ words: ["door_lock", "soft_close"], euro: 186, grams: 1140, core: .1 }), 1, {
      with: ["soft_close"],
    }),
    line({ auxiliary: "lock_grease" }, null),
  ];
  const latch = {
    latch_housing: complete,
    claw: [line(own({ words: ["latch_claw"], euro: 12.6, orderable: false }), 2)],
    pawl: [line(own({ words: ["latch_pawl"], euro: 9.8, orderable: false }), 2)],
    claw_spring: [line(own({ words: ["lock_spring_kit"], euro: 6.4, unit: "set" }), 2)],
    claw_pin: [line(own({ words: ["lock_pin_kit"], euro: 7.9, unit: "set" }), 2)],
    lock_plate: sides(own({ words: ["lock_plate"], euro: 14.7 })),
    plate_screw: [line({ standard: "countersunk_screw M6 × 16", torque: 8, once: true }, 6)],
    striker: revised(own({ words: ["striker"], euro: 11.2 }), 2, "second"),
    striker_screw: [
      line({ standard: "countersunk_screw M8 × 22", torque: 25 }, 4),
      line({ auxiliary: "threadlocker" }, null),
    ],
  };
  const actuator = {
    actuator_motor: [
      line(own({ words: ["lock_motor"], euro: 28.4 }), 2, { without: ["soft_close"] }),
      line(own({ words: ["soft_close_motor"], euro: 74.2 }), 2, { with: ["soft_close"] }),
    ],
    worm_wheel: [line(own({ words: ["worm_wheel"], euro: 5.2 }), 2)],
    actuator_cover: [
      ...sides(own({ words: ["actuator_cover_lock"], euro: 13.8 }), 1, { until: "third" }),
      ...sides(own({ words: ["actuator_cover_lock"], euro: 14.5, revision: 2, history: "none" }), 1, {
        from: "third",
      }),
    ],
    cover_screw: [line({ standard: "tapping_screw ST3.5 × 13" }, 8)],
  };
  const hinge = (part: Omit<PartDraft, "group">) => own(part, "5131");
  const hinges = {
    hinge_body_half: [
      ...sides(hinge({ words: ["hinge_body_half", "upper"], euro: 22.6, primed: true })),
      ...sides(hinge({ words: ["hinge_body_half", "lower"], euro: 22.6, primed: true })),
    ],
    hinge_door_half: [
      ...sides(hinge({ words: ["hinge_door_half", "upper"], euro: 19.4, primed: true })),
      ...sides(hinge({ words: ["hinge_door_half", "lower"], euro: 19.4, primed: true })),
    ],
    hinge_pin: [line(hinge({ words: ["hinge_pin"], euro: 3.8, shared: "platform", pack: 2 }), 4)],
    hinge_bush: [line(hinge({ words: ["hinge_bush"], euro: 1.9, shared: "platform", pack: 4 }), 8)],
    hinge_body_bolt: [
      line({ standard: "flange_bolt M8 × 24", torque: 32 }, 16),
      line({ auxiliary: "corrosion_wax" }, null),
    ],
    check_strap: revised(hinge({ words: ["check_strap"], euro: 24.3 }), 2, "first"),
    check_housing: [
      line(hinge({ words: ["check_housing"], euro: 11.7 }), 2),
      line({ auxiliary: "lock_grease" }, null),
    ],
  };
  return { latch, actuator, hinges };
}

const front = door("front"), rear = door("rear");
const serves: Sheet["serves"] = (series) => series.doors === 4;

/** Door lock with actuator, striker, hinge and check strap: front and rear doors. */
export const doorLock: DrawingUse = {
  drawing: "door_lock",
  per: "series",
  sheets: [
    {
      number: "51-21-01",
      written: ["前门锁", "Front door lock", "Schloss Vordertür"],
      lines: { ...front.latch, ...front.actuator },
      versions: 2,
    },
    {
      number: "51-21-02",
      written: ["前门锁执行器", "Lock actuator, front door", "Schlossstellglied, Vordertür"],
      lines: { ...front.actuator, latch_housing: front.latch.latch_housing },
    },
    {
      number: "51-22-01",
      written: ["后门锁", "Rear door lock", "Schloss Hintertür"],
      lines: { ...rear.latch, ...rear.actuator },
      serves,
      versions: 2,
    },
    {
      number: "51-31-01",
      written: ["前门铰链与限位器", "Front door hinges and check strap", "Scharniere und Türbremse vorn"],
      lines: front.hinges,
    },
    {
      number: "51-31-02",
      written: ["后门铰链与限位器", "Rear door hinges and check strap", "Scharniere und Türbremse hinten"],
      lines: rear.hinges,
      serves,
    },
  ],
};
