import { type DrawingUse, line, type PartDraft, revised, sides, type Size } from "../line_drafts.ts";
import { wheelNuts } from "./wheel_nuts.ts";

type Axle = "front" | "rear";

const wheelSize = (index: 0 | 1 | 2): Size => ({ platform }) => {
  const inches = platform.wheels[index];
  return `${(6 + (inches - 15) * .5 + index * .5).toFixed(1)}J × ${inches}`;
};

/** Lines of a wheel end; the rear one is built like the front one, with a carrier and a toe link. */
function wheelEnd(axle: Axle) {
  const group = axle === "front" ? "3121" : "3341";
  const own = (part: Omit<PartDraft, "group">): PartDraft => ({
    ...part,
    group,
    words: [...part.words, axle],
  });
  const hub = {
    hub_unit: [
      ...revised(own({ words: ["hub_unit"], euro: 128, grams: 2900, history: "chain" }), 2, "second"),
    ],
    bearing_bolt: [line({ standard: "flange_bolt M12 × 1.5 × 40", torque: 90, angle: 60, once: true }, 8)],
    axle_nut: [
      line(
        own({
          words: ["axle_nut", () => "M27 × 1.5"],
          euro: 6.9,
          torque: 180,
          angle: 45,
          once: true,
          history: "use_up",
        }),
        2,
      ),
    ],
  };
  const sensor = {
    speed_sensor: [
      ...sides(own({ words: ["speed_sensor"], euro: 42.6 }), 1, { until: "third" }),
      ...sides(own({ words: ["speed_sensor"], euro: 44.9, revision: 2, history: "none" }), 1, {
        from: "third",
      }),
    ],
    sensor_screw: [line({ standard: "torx_screw M6 × 16" }, 2)],
  };
  const carrier = {
    knuckle: sides(own({ words: [axle === "front" ? "knuckle" : "wheel_carrier"], euro: 186, grams: 6200 })),
    tie_rod_end: sides(
      own({ words: [axle === "front" ? "tie_rod_end" : "toe_link_end"], euro: 34.5, grams: 720 }),
    ),
    tie_rod_nut: [line({ standard: "lock_nut M14 × 1.5", torque: 75, once: true }, 2)],
    ball_joint: [
      ...sides(own({ words: ["ball_joint"], euro: 38.7, grams: 640 })),
      ...sides(own({ words: ["ball_joint", "reinforced"], euro: 44.8, grams: 700 }), 1, {
        with: ["sport_suspension"],
      }),
    ],
    pinch_bolt: [
      line(
        own({
          words: ["pinch_bolt", () => "M10 × 52"],
          euro: 3.4,
          torque: 55,
          angle: 90,
          once: true,
          pack: 2,
        }),
        2,
      ),
    ],
    pinch_nut: [line({ standard: "lock_nut M10", torque: 55, once: true }, 2)],
  };
  return { hub, sensor, carrier };
}

const wheels = {
  rim: [
    line({ words: ["rim_steel", wheelSize(0)], group: "3611", euro: 68, grams: 9400 }, 4, {
      with: ["wheel_small"],
    }),
    line(
      {
        words: ["rim_light_alloy", wheelSize(0), "five_spoke"],
        group: "3611",
        euro: 196,
        grams: 10200,
        history: "alternative",
      },
      4,
      { with: ["wheel_small"] },
    ),
    line(
      { words: ["rim_light_alloy", wheelSize(1), "multi_spoke"], group: "3611", euro: 248, grams: 11300 },
      4,
      { with: ["wheel_middle"] },
    ),
    line(
      {
        words: ["rim_light_alloy", wheelSize(2), "turbine"],
        group: "3611",
        euro: 334,
        grams: 12100,
        history: "use_up",
      },
      4,
      { with: ["wheel_large"] },
    ),
  ],
  centre_cap: [
    line({ words: ["centre_cap", "bright"], group: "3611", shared: "all", euro: 8.4, pack: 4 }, 4, {
      without: ["wheel_large"],
    }),
    line({ words: ["centre_cap", "black_finish"], group: "3611", shared: "all", euro: 9.8, pack: 4 }, 4, {
      with: ["wheel_large"],
    }),
  ],
  valve_sensor: [
    line({ words: ["valve_sensor", () => "433 MHz"], group: "3612", shared: "all", euro: 46.2 }, 4, {
      markets: ["cn", "eu", "asia"],
    }),
    line({ words: ["valve_sensor", () => "315 MHz"], group: "3612", shared: "all", euro: 47.5 }, 4, {
      markets: ["latam"],
    }),
  ],
  balance_weight: ([5, 10, 20, 40] as const).map((grams) =>
    line({
      words: ["balance_weight", "adhesive_type", () => `${grams} g`],
      group: "3612",
      shared: "all",
      euro: .35 + grams * .012,
      pack: 50,
      grams,
    }, null)
  ),
};

const front = wheelEnd("front"), rear = wheelEnd("rear");

/** Wheel, hub and knuckle: front and rear end, wheels and their fastening. */
export const wheelAndHub: DrawingUse = {
  drawing: "wheel_and_hub",
  per: "series",
  sheets: [
    {
      number: "31-21-01",
      written: ["前轮毂与转向节", "Front hub and steering knuckle", "Radnabe und Achsschenkel vorn"],
      lines: { ...front.carrier, ...front.hub, ...front.sensor },
      versions: 2,
    },
    {
      number: "31-21-02",
      written: [
        "前轮毂轴承与轮速传感器",
        "Front hub bearing and wheel speed sensor",
        "Radlager und Drehzahlsensor vorn",
      ],
      lines: { ...front.hub, ...front.sensor },
    },
    {
      number: "32-21-01",
      written: ["转向横拉杆球头", "Tie rod end", "Spurstangenkopf"],
      lines: {
        knuckle: front.carrier.knuckle,
        tie_rod_end: front.carrier.tie_rod_end,
        tie_rod_nut: front.carrier.tie_rod_nut,
      },
    },
    {
      number: "33-41-01",
      written: ["后轮毂与支架", "Rear hub and wheel carrier", "Radnabe und Radträger hinten"],
      lines: { ...rear.carrier, ...rear.hub, ...rear.sensor },
      versions: 2,
    },
    {
      number: "33-41-02",
      written: [
        "后轮毂轴承与轮速传感器",
        "Rear hub bearing and wheel speed sensor",
        "Radlager und Drehzahlsensor hinten",
      ],
      lines: { ...rear.hub, ...rear.sensor },
    },
    {
      number: "36-10-02",
      written: ["车轮螺母", "Wheel nuts", "Radmuttern"],
      lines: { wheel_nut: wheelNuts, centre_cap: wheels.centre_cap, rim: wheels.rim },
    },
    {
      number: "36-11-01",
      written: ["车轮", "Wheels", "Räder"],
      lines: { ...wheels, wheel_nut: wheelNuts },
      versions: 2,
    },
    {
      number: "36-12-01",
      written: [
        "胎压传感器与平衡块",
        "Tire pressure sensor, balance weights",
        "Reifendrucksensor, Auswuchtgewichte",
      ],
      lines: { rim: wheels.rim, valve_sensor: wheels.valve_sensor, balance_weight: wheels.balance_weight },
    },
  ],
};
