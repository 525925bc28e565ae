import type { DrawingUse, LineDraft } from "../line_drafts.ts";
import { hasEngine, type SeriesDraft } from "../series.ts";
import { partsOf, standard } from "../sheet_lines.ts";

const head = partsOf("2111"), gear = partsOf("2112");

const petrol = (series: SeriesDraft) => hasEngine(series) && series.energy !== "diesel";
const diesel = (series: SeriesDraft) => series.energy === "diesel";

const valveGear = {
  bearing_cap: gear.one(["凸轮轴轴承盖", "Bearing cap, camshaft", "Lagerdeckel, Nockenwelle"], 12.4, 8, {
    orderable: false,
  }),
  cap_screw: standard("flange_bolt M6 × 26", 16, 10),
  exhaust_camshaft: gear.one(["排气凸轮轴", "Exhaust camshaft", "Auslassnockenwelle"], 168),
  intake_camshaft: gear.one(["进气凸轮轴", "Intake camshaft", "Einlassnockenwelle"], 172),
  cam_phaser: gear.one(["凸轮轴相位调节器", "Camshaft phaser", "Nockenwellenversteller"], 194, 2, {
    history: "chain",
  }),
  phaser_bolt: standard("hex_bolt M10 × 50", 2, 70, true),
  roller_finger: gear.one(["滚子摇臂", "Roller finger", "Rollenschlepphebel"], 14.6, 16, { pack: 4 }),
  spring_retainer: gear.one(["气门弹簧座", "Valve spring retainer", "Ventilfederteller"], 2.1, 16, {
    pack: 4,
  }),
  valve_spring: gear.one(["气门弹簧", "Valve spring", "Ventilfeder"], 4.8, 16, { pack: 4 }),
  valve: [
    ...gear.one(["进气门", "Intake valve", "Einlassventil"], 18.7, 8),
    ...gear.one(["排气门", "Exhaust valve", "Auslassventil"], 22.9, 8),
  ],
};
const casting = {
  filler_cap: head.one(["机油加注口盖", "Oil filler cap", "Öleinfülldeckel"], 8.2, 1, { shared: "platform" }),
  cover_screw: standard("flange_bolt M6 × 26", 10, 9),
  cam_cover: head.one(["气缸盖罩", "Cylinder head cover", "Zylinderkopfhaube"], 124, 1, {
    history: "use_up",
  }),
  cover_seal: head.one(
    ["气缸盖罩密封垫", "Gasket, cylinder head cover", "Dichtung, Zylinderkopfhaube"],
    23.8,
    1,
    {
      once: true,
    },
  ),
  cylinder_head: head.one(["气缸盖", "Cylinder head", "Zylinderkopf"], 890, 1, { core: .15, grams: 14500 }),
  head_bolt: head.one(["气缸盖螺栓", "Cylinder head bolt", "Zylinderkopfschraube"], 3.9, 10, {
    torque: 30,
    angle: 180,
    once: true,
    pack: 10,
  }),
  head_gasket: head.one(["气缸盖密封垫", "Cylinder head gasket", "Zylinderkopfdichtung"], 48.5, 1, {
    once: true,
  }),
};
/** What ignites, or injects, in each cylinder stands at the same places. */
const igniting = (coil: LineDraft[], plug: LineDraft[]) => ({ ignition_coil: coil, spark_plug: plug });
const sparks = igniting(
  head.one(["点火线圈", "Ignition coil", "Zündspule"], 42.6, 4, { history: "chain" }),
  head.one(["火花塞", "Spark plug", "Zündkerze"], 11.4, 4, { pack: 4, torque: 23 }),
);
const glows = igniting(
  head.one(["喷油器", "Injector", "Injektor"], 268, 4, { core: .2 }),
  head.one(["预热塞", "Glow plug", "Glühkerze"], 16.8, 4, { torque: 15 }),
);

/** Cylinder head with valve gear, of the series with an engine. */
export const cylinderHead: DrawingUse = {
  drawing: "cylinder_head",
  per: "platform",
  sheets: [
    {
      number: "21-11-01",
      written: ["气缸盖，汽油机", "Cylinder head, petrol engine", "Zylinderkopf, Ottomotor"],
      lines: { ...casting, ...sparks },
      versions: 2,
      serves: petrol,
      when: { energy: ["petrol", "phev"] },
    },
    {
      number: "21-11-02",
      written: ["气缸盖，柴油机", "Cylinder head, diesel engine", "Zylinderkopf, Dieselmotor"],
      lines: { ...casting, ...glows },
      serves: diesel,
    },
    {
      number: "21-12-01",
      written: ["配气机构", "Valve gear", "Ventiltrieb"],
      lines: valveGear,
      serves: hasEngine,
    },
  ],
};
