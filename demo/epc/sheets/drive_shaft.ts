import type { DrawingUse, Sheet } from "../line_drafts.ts";
import type { Drive, SeriesDraft } from "../series.ts";
import { partsOf, standard } from "../sheet_lines.ts";

const driven = (...drives: Drive[]) => (series: SeriesDraft) =>
  series.models.some((model) => drives.includes(model.drive));

/** Lines of the shafts of one axle. */
function shafts(axle: "front" | "rear"): { all: Sheet["lines"]; boots: Sheet["lines"] } {
  const { one, pair } = partsOf(axle === "front" ? "2621" : "2622");
  const also = [axle] as const;
  const boots = {
    clamp_large: one(["防尘罩大卡箍", "Clamp, large", "Schelle groß"], 2.4, 4, {
      shared: "platform",
      pack: 2,
    }),
    boot_outer: one(
      ["外球笼防尘罩修理包", "Boot kit, outer joint", "Manschettensatz, Außengelenk"],
      38.4,
      2,
      {
        also,
        unit: "set",
      },
    ),
    clamp_small: one(["防尘罩小卡箍", "Clamp, small", "Schelle klein"], 1.9, 4, {
      shared: "platform",
      pack: 2,
    }),
    boot_inner: one(
      ["内球笼防尘罩修理包", "Boot kit, inner joint", "Manschettensatz, Innengelenk"],
      41.2,
      2,
      {
        also,
        unit: "set",
      },
    ),
    circlip: standard("shaft_circlip 26 × 1.5", 4, undefined, true),
  };
  return {
    boots,
    all: {
      axle_nut: standard("lock_nut M24 × 1.5", 2, 230, true),
      outer_joint: one(["外等速万向节", "Outer constant-velocity joint", "Gleichlaufgelenk außen"], 148, 2, {
        also,
        grams: 3100,
        history: "chain",
      }),
      ball_cage: one(["钢球保持架组件", "Ball cage with inner race", "Kugelkäfig mit Nabe"], 62, 2, {
        also,
        orderable: false,
      }),
      ...boots,
      shaft: pair(["传动半轴总成", "Drive shaft, complete", "Antriebswelle, komplett"], 286, {
        also,
        core: .14,
        grams: 7800,
      }),
      vibration_damper: one(
        ["半轴减振块", "Vibration damper, drive shaft", "Schwingungsdämpfer, Antriebswelle"],
        27.5,
        1,
        {
          also,
        },
      ),
      tripod: one(["三销架", "Tripod star", "Tripodestern"], 58.6, 2, { also }),
      inner_joint: one(["内三销式万向节", "Inner tripod joint", "Tripodegelenk innen"], 131, 2, {
        also,
        grams: 2700,
      }),
      snap_ring: standard("shaft_circlip 36 × 1.75", 2, undefined, true),
      heat_shield: one(["半轴隔热罩", "Heat shield, drive shaft", "Wärmeschutz, Antriebswelle"], 14.8, 1, {
        also,
      }),
      bearing_bracket: one(
        ["中间轴承支架", "Bracket, intermediate bearing", "Halter, Zwischenlager"],
        47.9,
        1,
        { also },
      ),
      intermediate_bearing: one(["中间轴承", "Intermediate bearing", "Zwischenlager"], 44.2, 1, { also }),
      bracket_bolt: standard("flange_bolt M10 × 44", 2, 55),
    },
  };
}

const front = shafts("front"), rear = shafts("rear");

/** Drive shafts of the axles that are driven. */
export const driveShaft: DrawingUse = {
  drawing: "drive_shaft",
  per: "platform",
  sheets: [
    {
      number: "26-21-01",
      written: ["前传动半轴", "Drive shafts, front", "Antriebswellen vorn"],
      lines: front.all,
      versions: 2,
      serves: driven("front", "all"),
      when: { drive: ["front", "all"] },
    },
    {
      number: "26-22-01",
      written: ["后传动半轴", "Drive shafts, rear", "Antriebswellen hinten"],
      lines: rear.all,
      serves: driven("rear", "all"),
      when: { drive: ["rear", "all"] },
    },
    {
      number: "26-22-02",
      written: ["后半轴防尘罩", "Boots, rear drive shafts", "Manschetten, Antriebswellen hinten"],
      lines: rear.boots,
      serves: driven("rear", "all"),
      when: { drive: ["rear", "all"] },
    },
  ],
};
