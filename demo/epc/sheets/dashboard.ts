import type { DrawingUse } from "../line_drafts.ts";
import { partsOf, standard } from "../sheet_lines.ts";

const board = partsOf("5311"), console = partsOf("5321");

/** Dashboard with displays, glove box and centre console. */
export const dashboard: DrawingUse = {
  drawing: "dashboard",
  per: "platform",
  sheets: [
    {
      number: "53-11-01",
      written: ["仪表板", "Dashboard", "Instrumententafel"],
      lines: {
        cross_member: board.bySteering(
          ["仪表板横梁", "Cross member, dashboard", "Querträger, Instrumententafel"],
          248,
          { grams: 7900 },
        ),
        member_bolt: standard("flange_bolt M10 × 30", 8, 46),
        pad: board.bySteering(["仪表板本体", "Dashboard pad", "Instrumententafelkörper"], 562, {
          grams: 8800,
        }),
        vent: board.pair(["侧出风口", "Air vent, outer", "Luftdüse außen"], 31.7),
        vent_middle: board.one(["中央出风口", "Air vent, middle", "Luftdüse Mitte"], 36.4, 2),
        instruments: board.one(["组合仪表", "Instrument display", "Kombiinstrument"], 498, 1, {
          core: .1,
          also: ["software_free"],
          history: "chain",
        }),
        display: board.one(["中控显示屏", "Center display", "Zentraldisplay"], 764, 1, {
          core: .1,
          also: ["software_free"],
        }),
        display_screw: standard("torx_screw M6 × 18", 4, 5),
        glove_box: board.bySteering(["手套箱", "Glove box", "Handschuhfach"], 84.3),
        glove_box_screw: standard("torx_screw M6 × 18", 5, 3),
      },
      versions: 2,
    },
    {
      number: "53-21-01",
      written: ["中控台与下护板", "Center console and lower trims", "Mittelkonsole und Verkleidungen unten"],
      lines: {
        column_trim: console.one(["转向管柱护罩", "Column trim", "Lenksäulenverkleidung"], 28.6),
        knee_trim: console.bySteering(
          ["驾驶员膝部护板", "Knee trim, driver", "Knieverkleidung, Fahrer"],
          34.9,
        ),
        console: console.one(["中控台", "Center console", "Mittelkonsole"], 312, 1, { history: "use_up" }),
        console_screw: standard("torx_screw M6 × 18", 6, 3),
      },
    },
  ],
};
