import type { DrawingUse } from "../line_drafts.ts";
import { partsOf, standard } from "../sheet_lines.ts";

const mirror = partsOf("5142");

/** Door mirrors with glass, cap and folding drive. */
export const sideMirror: DrawingUse = {
  drawing: "side_mirror",
  per: "platform",
  sheets: [
    {
      number: "51-42-01",
      written: ["外后视镜", "Door mirror", "Außenspiegel"],
      lines: {
        cap: mirror.pair(["外后视镜罩壳", "Cap, door mirror", "Abdeckkappe, Außenspiegel"], 28.4, {
          also: ["primed"],
        }),
        indicator: mirror.pair(
          ["外后视镜转向灯", "Indicator, door mirror", "Blinkleuchte, Außenspiegel"],
          32.7,
        ),
        body: mirror.pair(["外后视镜总成", "Door mirror, complete", "Außenspiegel, komplett"], 246, {
          history: "chain",
        }),
        glass_drive: mirror.one(
          ["镜片调节电机", "Drive, mirror glass", "Verstellantrieb, Spiegelglas"],
          38.2,
          2,
        ),
        drive_screw: standard("tapping_screw ST4 × 16", 6),
        glass: [
          ...mirror.pair(["外后视镜镜片", "Mirror glass", "Spiegelglas"], 34.6, {}, {
            without: ["cold_climate"],
          }),
          ...mirror.pair(["外后视镜镜片", "Mirror glass", "Spiegelglas"], 46.8, { also: ["heated"] }, {
            with: ["cold_climate"],
          }),
        ],
        folding_drive: mirror.pair([
          "后视镜折叠电机",
          "Folding drive, door mirror",
          "Klappantrieb, Außenspiegel",
        ], 64.1),
        base: mirror.pair(["后视镜底座", "Base, door mirror", "Spiegelfuß"], 42.9),
        base_seal: mirror.pair(["后视镜底座密封垫", "Seal, mirror base", "Dichtung, Spiegelfuß"], 6.3, {
          once: true,
        }),
        lower_trim: mirror.pair(
          ["后视镜下护罩", "Lower trim, door mirror", "Untere Blende, Außenspiegel"],
          11.7,
        ),
        cable: mirror.one(["后视镜线束", "Cable, door mirror", "Leitung, Außenspiegel"], 24.5, 2),
        trim_screw: standard("tapping_screw ST4 × 16", 4),
      },
      versions: 2,
    },
  ],
};
