import { type DrawingUse, line } from "../line_drafts.ts";
import { partsOf, standard } from "../sheet_lines.ts";

const rack = partsOf("3211"), rods = partsOf("3221");

const outer = {
  boot_clamp_large: rods.one(
    ["防尘罩大卡箍，转向机", "Clamp, large, rack boot", "Schelle groß, Lenkmanschette"],
    2.3,
    2,
    {
      shared: "platform",
      once: true,
    },
  ),
  boot: rods.one(["转向机防尘罩", "Rack boot", "Lenkmanschette"], 21.4, 2, { history: "use_up" }),
  boot_clamp_small: rods.one(
    ["防尘罩小卡箍，转向机", "Clamp, small, rack boot", "Schelle klein, Lenkmanschette"],
    1.4,
    2,
    {
      shared: "platform",
    },
  ),
  tie_rod: rods.one(["转向横拉杆", "Tie rod", "Spurstange"], 48.6, 2, { torque: 100, history: "chain" }),
  lock_nut: standard("hex_nut M14 × 1.5", 2, 70),
  rod_end: rods.pair(["横拉杆球头", "Tie rod end", "Spurstangenkopf"], 34.2, { history: "chain" }),
  stud_nut: standard("lock_nut M12", 2, 50, true),
};

/** Electric steering rack with its tie rods. */
export const steeringRack: DrawingUse = {
  drawing: "steering_rack",
  per: "platform",
  sheets: [
    {
      number: "32-11-01",
      written: ["电动转向机", "Electric steering rack", "Elektrisches Lenkgetriebe"],
      lines: {
        pinion: rack.one(
          ["带扭矩传感器的转向小齿轮", "Pinion with torque sensor", "Ritzel mit Momentensensor"],
          214,
          1,
          {
            orderable: false,
          },
        ),
        tower_seal: rack.one(["转向小齿轮密封圈", "Seal, pinion", "Dichtring, Ritzel"], 4.2, 1, {
          once: true,
        }),
        tower_cover: rack.one(["转向机上盖", "Cover, steering rack", "Deckel, Lenkgetriebe"], 28.4),
        cover_screw: standard("flange_bolt M6 × 24", 3, 10),
        housing: [
          ...rack.bySteering(["电动转向机总成", "Steering rack, complete", "Lenkgetriebe, komplett"], 1180, {
            core: .16,
            grams: 13800,
          }),
          line({ auxiliary: "threadlocker" }, null),
        ],
        yoke: rack.one(["转向机压块", "Pressure yoke", "Druckstück"], 18.6, 1, { orderable: false }),
        yoke_spring: rack.one(["压块弹簧", "Spring, pressure yoke", "Feder, Druckstück"], 3.1, 1, {
          orderable: false,
        }),
        yoke_plug: rack.one(
          ["压块调整螺塞", "Adjusting plug, pressure yoke", "Einstellschraube, Druckstück"],
          8.7,
          1,
          {
            orderable: false,
          },
        ),
        motor: rack.one(
          ["转向电机及控制单元", "Steering motor with control unit", "Lenkmotor mit Steuergerät"],
          642,
          1,
          {
            core: .14,
            also: ["software_free"],
          },
        ),
        motor_screw: standard("flange_bolt M8 × 28", 4, 24, true),
        bush: rack.one(["转向机橡胶衬套", "Rubber bush, steering rack", "Gummilager, Lenkgetriebe"], 13.8, 2),
        mounting_bolt: standard("hex_bolt M12 × 96", 2, 70, true),
        rack: rack.one(["齿条", "Rack", "Zahnstange"], 168, 1, { orderable: false }),
      },
      versions: 2,
    },
    {
      number: "32-21-02",
      written: ["转向横拉杆与防尘罩", "Tie rods and boots", "Spurstangen und Manschetten"],
      lines: outer,
    },
  ],
};
