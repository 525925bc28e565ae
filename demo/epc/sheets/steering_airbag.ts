import type { DrawingUse } from "../line_drafts.ts";
import { partsOf, standard } from "../sheet_lines.ts";

const column = partsOf("3231"), driver = partsOf("7211"), others = partsOf("7212");

const wheel = {
  wheel: [
    ...column.one(["方向盘", "Steering wheel", "Lenkrad"], 218, 1, { grams: 1900 }, {
      without: ["sport_suspension"],
    }),
    ...column.one(["方向盘", "Steering wheel", "Lenkrad"], 286, 1, { grams: 1850, also: ["sport"] }, {
      with: ["sport_suspension"],
    }),
  ],
  wheel_bolt: standard("hex_bolt M14 × 34", 1, 50, true),
  switch_left: column.one(["方向盘左开关组", "Steering wheel switches, left", "Lenkradtasten links"], 46.3),
  switch_right: column.one(
    ["方向盘右开关组", "Steering wheel switches, right", "Lenkradtasten rechts"],
    46.3,
  ),
};
const clockSpring = {
  clock_spring: driver.one(["螺旋电缆", "Clock spring", "Wickelfeder"], 124, 1, { history: "chain" }),
  spring_screw: standard("torx_screw M4 × 16", 3, 2.5),
};

/** Steering wheel with column, airbags with their control unit. */
export const steeringAirbag: DrawingUse = {
  drawing: "steering_airbag",
  per: "platform",
  sheets: [
    {
      number: "32-31-01",
      written: ["方向盘与转向管柱", "Steering wheel and column", "Lenkrad und Lenksäule"],
      lines: {
        column: column.bySteering(["转向管柱", "Steering column", "Lenksäule"], 342, {
          core: .1,
          grams: 7200,
        }),
        column_bolt: standard("flange_bolt M8 × 26", 4, 24, true),
        joint_boot: column.one(["转向轴防尘套", "Boot, steering shaft", "Manschette, Lenkwelle"], 18.4),
        column_switch: column.bySteering(["组合开关", "Column switch", "Lenkstockschalter"], 136),
        ...wheel,
      },
    },
    {
      number: "72-11-01",
      written: ["驾驶员安全气囊", "Driver airbag", "Fahrerairbag"],
      lines: {
        ...clockSpring,
        airbag: driver.one(["驾驶员安全气囊", "Driver airbag", "Fahrerairbag"], 486, 1, {
          history: "use_up",
        }),
        airbag_cable: driver.one(["驾驶员气囊线束", "Cable, driver airbag", "Leitung, Fahrerairbag"], 21.6),
      },
      versions: 2,
    },
    {
      number: "72-12-01",
      written: [
        "前排乘员气囊与控制单元",
        "Passenger airbag and control unit",
        "Beifahrerairbag und Steuergerät",
      ],
      lines: {
        passenger_airbag: others.bySteering(["前排乘员安全气囊", "Passenger airbag", "Beifahrerairbag"], 512),
        airbag_bolt: standard("flange_bolt M8 × 22", 3, 20, true),
        control_unit: others.one(["安全气囊控制单元", "Airbag control unit", "Airbag-Steuergerät"], 298, 1, {
          also: ["software_free"],
          history: "chain",
        }),
        unit_nut: standard("flange_nut M6", 3, 9, true),
        crash_sensor: others.one(["碰撞传感器", "Crash sensor", "Crashsensor"], 48.7, 2),
        sensor_bolt: standard("flange_bolt M6 × 20", 2, 8, true),
      },
    },
  ],
};
