import type { DrawingUse } from "../line_drafts.ts";
import { partsOf, standard } from "../sheet_lines.ts";

const bumper = partsOf("4131"), member = partsOf("4132");

/** Front bumper with its grilles, and the cross member behind it. */
export const frontBumper: DrawingUse = {
  drawing: "front_bumper",
  per: "series",
  sheets: [
    {
      number: "41-31-01",
      written: ["前保险杠蒙皮与格栅", "Front bumper cover and grilles", "Stoßfänger vorn und Gitter"],
      lines: {
        cover: bumper.one(["前保险杠蒙皮", "Bumper cover, front", "Stoßfängerverkleidung vorn"], 348, 1, {
          also: ["primed"],
          grams: 4600,
        }),
        bracket: bumper.pair(["前保险杠支架", "Bracket, front bumper", "Halter, Stoßfänger vorn"], 14.2),
        cover_clip: bumper.one(["保险杠卡扣", "Clip, bumper", "Clip, Stoßfänger"], .9, 10, {
          shared: "all",
          pack: 10,
          once: true,
        }),
        upper_grille: bumper.one(["上格栅", "Grille, upper", "Kühlergrill oben"], 96.4, 1, {
          history: "use_up",
        }),
        lower_grille: bumper.one(["下格栅", "Grille, lower", "Lufteinlassgitter unten"], 48.7),
        lamp_trim_left: bumper.one(["雾灯装饰罩，左", "Lamp trim, left", "Blende, Nebelleuchte links"], 22.6),
        lamp_trim_right: bumper.one(
          ["雾灯装饰罩，右", "Lamp trim, right", "Blende, Nebelleuchte rechts"],
          22.6,
        ),
        sensor: bumper.one(["泊车雷达传感器", "Parking sensor", "Parksensor"], 46.8, 4, {
          shared: "platform",
          history: "chain",
        }),
        tow_cap: bumper.one(["牵引环盖板", "Cap, towing eye", "Abdeckung, Abschleppöse"], 8.4, 1, {
          also: ["primed"],
        }),
      },
      versions: 2,
    },
    {
      number: "41-32-01",
      written: ["前防撞梁", "Front cross member", "Stoßfängerquerträger vorn"],
      lines: {
        member: member.one(
          ["前防撞梁", "Cross member, front bumper", "Querträger, Stoßfänger vorn"],
          248,
          1,
          {
            grams: 5400,
          },
        ),
        member_bolt: standard("flange_bolt M10 × 28", 8, 55, true),
        foam: member.one(["吸能泡沫", "Impact foam, front", "Pralldämpfer vorn"], 28.6),
      },
    },
  ],
};
