import type { DrawingUse } from "../line_drafts.ts";
import { partsOf, standard } from "../sheet_lines.ts";

const door = partsOf("5111"), glazing = partsOf("5141");

/** Front door with glass, window regulator and trim. */
export const frontDoor: DrawingUse = {
  drawing: "front_door",
  per: "series",
  sheets: [
    {
      number: "51-11-01",
      written: ["前车门与内饰板", "Front door and trim", "Vordertür und Verkleidung"],
      lines: {
        shell: door.pair(["前车门壳体", "Front door shell", "Vordertür, Rohteil"], 486, {
          grams: 16200,
          also: ["primed"],
        }),
        outer_handle: door.pair(["前门外拉手", "Outer handle, front door", "Türgriff außen, vorn"], 46.8, {
          also: ["primed"],
        }),
        speaker: door.one(["前门扬声器", "Loudspeaker, front door", "Lautsprecher, Vordertür"], 52.4, 2),
        speaker_screw: standard("tapping_screw ST4.2 × 16", 8),
        trim: door.pair(["前门内饰板", "Trim panel, front door", "Türverkleidung vorn"], 268),
        trim_screw: standard("torx_screw M6 × 18", 6, 4),
        harness: door.pair(["前门线束", "Wiring harness, front door", "Leitungssatz, Vordertür"], 124),
      },
    },
    {
      number: "51-41-01",
      written: ["前门玻璃与升降器", "Glass and regulator, front door", "Scheibe und Fensterheber vorn"],
      lines: {
        glass_channel: glazing.pair(
          ["前门玻璃导槽", "Glass channel, front door", "Scheibenführung vorn"],
          42.7,
        ),
        glass: glazing.pair(["前门玻璃", "Door glass, front", "Türscheibe vorn"], 118, { grams: 3900 }),
        regulator: glazing.pair(["前门玻璃升降器", "Window regulator, front", "Fensterheber vorn"], 96.3, {
          history: "chain",
        }),
        regulator_nut: standard("flange_nut M6", 10, 8),
        motor: glazing.pair(["玻璃升降电机", "Motor, window regulator", "Motor, Fensterheber"], 88.4),
        motor_screw: standard("torx_screw M5 × 16", 6, 5),
      },
    },
  ],
};
