import type { DrawingUse } from "../line_drafts.ts";
import { partsOf, standard } from "../sheet_lines.ts";

const cover = partsOf("5211"), frame = partsOf("5212");

/** Front seat: covers, and frame with rails and motors. */
export const frontSeat: DrawingUse = {
  drawing: "front_seat",
  per: "platform",
  sheets: [
    {
      number: "52-11-01",
      written: ["前座椅罩套", "Covers, front seat", "Bezüge, Vordersitz"],
      lines: {
        head_restraint: cover.one(["前座椅头枕", "Head restraint, front", "Kopfstütze vorn"], 92.4, 2),
        guide: cover.one(["头枕导套", "Guide, head restraint", "Führung, Kopfstütze"], 4.6, 4, {
          shared: "all",
          pack: 2,
        }),
        back_cover: cover.pair(
          ["前座椅靠背罩套", "Backrest cover, front seat", "Lehnenbezug, Vordersitz"],
          248,
          {
            also: ["fabric"],
          },
        ),
        cushion_cover: cover.pair(
          ["前座椅坐垫罩套", "Cushion cover, front seat", "Sitzbezug, Vordersitz"],
          216,
          {
            also: ["fabric"],
          },
        ),
        heating_mat: cover.one(
          ["坐垫加热垫", "Heating mat, seat cushion", "Heizmatte, Sitzfläche"],
          58.7,
          2,
          { history: "chain" },
          { with: ["cold_climate"] },
        ),
        occupant_mat: cover.one(["座椅占用传感器", "Occupant sensor mat", "Sitzbelegungsmatte"], 64.2),
      },
      versions: 2,
    },
    {
      number: "52-12-01",
      written: ["前座椅骨架与滑轨", "Frame and rails, front seat", "Gestell und Schienen, Vordersitz"],
      lines: {
        back_frame: frame.one(["靠背骨架", "Backrest frame", "Lehnengestell"], 186, 2, { grams: 6200 }),
        seat_pan: frame.one(["坐垫骨架", "Seat pan", "Sitzwanne"], 148, 2, { grams: 5100 }),
        side_trim: frame.pair(["座椅外侧饰板", "Side trim, seat", "Seitenverkleidung, Sitz"], 26.9),
        seat_switch: frame.pair(["座椅调节开关", "Seat adjustment switch", "Sitzverstellschalter"], 47.5),
        rail: frame.pair(["座椅滑轨", "Seat rail", "Sitzschiene"], 64.8),
        rail_motor: frame.one(
          ["座椅前后调节电机", "Motor, seat length adjustment", "Motor, Sitzlängsverstellung"],
          88.6,
          2,
        ),
        rail_bolt: standard("hex_bolt M12 × 30", 8, 45, true),
        recliner_bolt: standard("flange_bolt M10 × 28", 4, 46, true),
      },
    },
  ],
};
