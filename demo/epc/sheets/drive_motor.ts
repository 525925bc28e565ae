import {
  type DrawingUse,
  line,
  type LineDraft,
  type PartDraft,
  revised,
  type Sheet,
  type Size,
} from "../line_drafts.ts";
import { isElectrified, type SeriesDraft } from "../series.ts";

type Axle = "front" | "rear";

/** Power class of the motor, kW, as it stands in the name: of the weaker or the stronger models. */
const power = (which: "lower" | "higher"): Size => ({ series }) => {
  const powers = series.filter(isElectrified).flatMap((one) => one.models.map((model) => model.power));
  return `${Math.round((which === "higher" ? Math.max(...powers) : Math.min(...powers)) * .62 / 5) * 5} kW`;
};

/** A part that the weaker and the stronger models have each of its own. */
function byPower(part: PartDraft, words: PartDraft["words"], quantity: number): LineDraft[] {
  return (["lower", "higher"] as const).map((which) =>
    line(
      {
        ...part,
        words: [...part.words, power(which), ...words],
        euro: part.euro * (which === "higher" ? 1.3 : 1),
      },
      quantity,
      { power: which },
    )
  );
}

/** Lines of a drive unit; the front and the rear one are built alike and share the small parts. */
function unit(axle: Axle) {
  const own = (part: PartDraft): PartDraft => ({ ...part, words: [...part.words, axle] });
  const housing: LineDraft[] = revised(
    own({ words: ["motor_housing"], group: "1110", euro: 612, grams: 14200 }),
    1,
    "second",
  );
  const endCover: LineDraft[] = [
    line(own({ words: ["end_cover"], group: "1110", euro: 148, grams: 2300 }), 1),
    line({ auxiliary: "sealing_compound" }, null),
  ];
  const endSeal = revised({ words: ["end_cover_seal"], group: "1110", euro: 9.4, once: true }, 1, "first");
  const coverBolts = [line({ standard: "flange_bolt M8 × 28", torque: 24 }, 6)];
  const bearings = [
    line({ words: ["rotor_bearing", "front"], group: "1110", euro: 41.5 }, 1),
    ...revised({ words: ["rotor_bearing", "rear"], group: "1110", euro: 41.5 }, 1, "third", {
      without: ["battery_large"],
    }),
    line({ words: ["rotor_bearing", "insulated_bearing"], group: "1110", euro: 66 }, 1, {
      with: ["battery_large"],
    }),
  ];
  const rotor = byPower({ words: ["rotor"], group: "1110", euro: 780, grams: 11800, core: .18 }, [axle], 1);
  const stator = byPower(
    { words: ["stator"], group: "1110", euro: 990, grams: 17400, core: .22, history: "none" },
    [axle],
    1,
  );
  const box = [
    line({ words: ["connection_box"], group: "1110", euro: 176 }, 1, { without: ["charger_22"] }),
    line({ words: ["connection_box", "reinforced"], group: "1110", euro: 214 }, 1, { with: ["charger_22"] }),
  ];
  const boxCover = [
    line({ words: ["connection_box_cover"], group: "1110", euro: 38.2 }, 1),
    line({ auxiliary: "contact_grease" }, null),
  ];
  const boxScrews = [line({ standard: "socket_screw M5 × 18", torque: 6, once: true }, 6)];
  const gears = {
    intermediate_shaft: [
      line(own({ words: ["intermediate_shaft"], group: "1120", euro: 386, grams: 4300 }), 1),
    ],
    intermediate_bearing: [
      line({ words: ["intermediate_bearing", "front"], group: "1120", euro: 33.6 }, 1),
      line({ words: ["intermediate_bearing", "rear"], group: "1120", euro: 36.1 }, 1),
    ],
    differential: revised(
      own({ words: ["differential"], group: "1120", euro: 548, grams: 7600, core: .15, history: "none" }),
      1,
      "second",
    ),
    differential_bearing: [
      line({ words: ["differential_bearing", "left"], group: "1120", euro: 38.4 }, 1),
      line({ words: ["differential_bearing", "right"], group: "1120", euro: 38.4 }, 1),
    ],
    gear_cover: [
      line(own({ words: ["gear_cover"], group: "1120", euro: 203, grams: 3900 }), 1),
      line({ auxiliary: "sealing_compound" }, null),
    ],
    gear_cover_bolt: [line({ standard: "flange_bolt M8 × 34", torque: 26, once: true }, 10)],
    drive_shaft_seal: [
      line({ words: ["drive_shaft_seal", "left"], group: "1120", euro: 11.8, once: true }, 1),
      line({ words: ["drive_shaft_seal", "right"], group: "1120", euro: 11.8, once: true }, 1),
    ],
  };
  const oil = {
    drain_plug: [
      line({ words: ["drain_plug"], group: "1120", euro: 4.9, torque: 30 }, 2, { until: "third" }),
      line({ words: ["drain_plug_magnetic"], group: "1120", euro: 8.6, torque: 30 }, 2, { from: "third" }),
      line({ auxiliary: "gear_oil" }, null),
    ],
    drain_plug_seal: [line({ standard: "sealing_ring A 18 × 24", once: true }, 2)],
  };
  return {
    motor: {
      end_cover: endCover,
      end_cover_bolt: coverBolts,
      end_cover_seal: endSeal,
      rotor_bearing: bearings,
      rotor,
      stator,
      motor_housing: housing,
    },
    bearings: {
      rotor_bearing: bearings,
      rotor,
      end_cover_seal: endSeal,
      end_cover: endCover,
      end_cover_bolt: coverBolts,
    },
    box: {
      motor_housing: housing,
      connection_box: box,
      connection_box_cover: boxCover,
      connection_box_screw: boxScrews,
    },
    gears: { ...gears, ...oil },
    oil: {
      gear_cover: gears.gear_cover,
      gear_cover_bolt: gears.gear_cover_bolt,
      drive_shaft_seal: gears.drive_shaft_seal,
      ...oil,
    },
  };
}

const electric = (series: SeriesDraft) => isElectrified(series);
/** A unit at the rear axle: every electric series with a driven rear axle, and hybrids with all-wheel drive. */
const rearUnit = (series: SeriesDraft) =>
  electric(series) && series.models.some((model) => model.drive !== "front");
/** A unit at the front axle: where a model drives the front wheels by it. */
const frontUnit = (series: SeriesDraft) =>
  electric(series) && series.models.some((model) => model.drive !== "rear");

const sheet = (
  number: string,
  written: Sheet["written"],
  lines: Sheet["lines"],
  serves: NonNullable<Sheet["serves"]>,
  versions?: 2 | 3,
): Sheet => ({
  number,
  written,
  lines,
  serves,
  // A model drives the front wheels, the rear ones or all of them: it has the units of those alone.
  when: { drive: serves === frontUnit ? ["front", "all"] : ["rear", "all"] },
  ...(versions && { versions }),
});

const front = unit("front"), rear = unit("rear");

/** Drive motor with reduction gear: front and rear unit, by sub-assembly. */
export const driveMotor: DrawingUse = {
  drawing: "drive_motor",
  per: "platform",
  sheets: [
    sheet(
      "11-10-01",
      ["前驱动电机", "Front electric motor", "Elektromotor vorn"],
      { ...front.motor, ...front.gears, ...front.box },
      frontUnit,
      2,
    ),
    sheet(
      "11-10-02",
      ["前电机转子与轴承", "Front rotor and bearings", "Rotor und Lager vorn"],
      front.bearings,
      frontUnit,
    ),
    sheet(
      "11-10-03",
      ["前电机接线盒", "Connection box, front motor", "Anschlusskasten, Motor vorn"],
      front.box,
      frontUnit,
    ),
    sheet(
      "11-20-01",
      [
        "前减速器与差速器",
        "Front reduction gear and differential",
        "Untersetzungsgetriebe und Differenzial vorn",
      ],
      front.gears,
      frontUnit,
      2,
    ),
    sheet(
      "11-20-02",
      ["前减速器密封件与油", "Seals and oil, front reduction gear", "Dichtungen und Öl, Getriebe vorn"],
      front.oil,
      frontUnit,
    ),
    sheet(
      "11-30-01",
      ["后驱动电机", "Rear electric motor", "Elektromotor hinten"],
      { ...rear.motor, ...rear.box },
      rearUnit,
      2,
    ),
    sheet(
      "11-30-02",
      [
        "后减速器与差速器",
        "Rear reduction gear and differential",
        "Untersetzungsgetriebe und Differenzial hinten",
      ],
      rear.gears,
      rearUnit,
      2,
    ),
    sheet(
      "11-30-03",
      ["后减速器密封件与油", "Seals and oil, rear reduction gear", "Dichtungen und Öl, Getriebe hinten"],
      rear.oil,
      rearUnit,
    ),
  ],
};
