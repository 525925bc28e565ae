import { type DrawingUse, line } from "../line_drafts.ts";
import { hasEngine } from "../series.ts";
import { partsOf, standard } from "../sheet_lines.ts";

const box = partsOf("2611"), inner = partsOf("2612");

/** Gearbox of the series with an engine: case, and what turns in it. */
export const gearbox: DrawingUse = {
  drawing: "gearbox",
  per: "platform",
  sheets: [
    {
      number: "26-11-01",
      written: ["变速器壳体", "Gearbox housing", "Getriebegehäuse"],
      lines: {
        release_bearing: box.one(["分离轴承", "Release bearing", "Ausrücklager"], 68.4, 1, {
          history: "chain",
        }),
        bell_housing: box.one(["离合器壳体", "Bell housing", "Kupplungsglocke"], 386, 1, { grams: 8600 }),
        gear_case: [
          ...box.one(["变速器壳体", "Gearbox case", "Getriebegehäuse"], 448, 1, { grams: 9400 }),
          line({ auxiliary: "gear_oil" }, null),
          line({ auxiliary: "sealing_compound" }, null),
        ],
        case_bolt: standard("flange_bolt M8 × 38", 12, 22),
        shaft_seal: box.pair(["半轴油封，变速器", "Shaft seal, gearbox", "Wellendichtring, Getriebe"], 11.8, {
          once: true,
        }),
        drain_plug: standard("plug M18 × 1.5", 1, 35, true),
        selector: box.one(["换挡机构", "Selector unit", "Schalteinheit"], 164),
      },
      serves: hasEngine,
    },
    {
      number: "26-12-01",
      written: ["变速器齿轮与差速器", "Gears and differential", "Zahnräder und Differenzial"],
      lines: {
        input_bearing: inner.one(
          ["输入轴轴承", "Bearing, input shaft", "Lager, Antriebswelle Getriebe"],
          32.6,
        ),
        input_shaft: inner.one(["变速器输入轴", "Input shaft, gearbox", "Getriebeeingangswelle"], 268),
        output_bearing: inner.one(["输出轴轴承", "Bearing, output shaft", "Lager, Abtriebswelle"], 34.1),
        output_shaft: inner.one(["变速器输出轴", "Output shaft, gearbox", "Getriebeausgangswelle"], 312),
        synchro_ring: inner.one(["同步环", "Synchroniser ring", "Synchronring"], 18.7, 6, {
          history: "use_up",
        }),
        synchroniser: inner.one(["同步器总成", "Synchroniser", "Synchronisierung"], 86.4, 3),
        shift_fork: inner.one(["拨叉", "Shift fork", "Schaltgabel"], 42.8, 3),
        differential: inner.one(["变速器差速器", "Differential, gearbox", "Differenzial, Getriebe"], 348, 1, {
          core: .12,
        }),
        differential_bearing: inner.one(
          ["变速器差速器轴承", "Bearing, gearbox differential", "Lager, Getriebedifferenzial"],
          28.9,
          2,
        ),
        snap_ring: standard("shaft_circlip 48 × 1.75", 1),
      },
      serves: hasEngine,
    },
  ],
};
