import type { DrawingUse } from "../line_drafts.ts";
import { partsOf, standard } from "../sheet_lines.ts";

const belt = partsOf("7221"), buckle = partsOf("7222");

/** Front seat belts and their buckles. */
export const seatBelt: DrawingUse = {
  drawing: "seat_belt",
  per: "platform",
  sheets: [
    {
      number: "72-21-01",
      written: ["前排安全带", "Front seat belts", "Sicherheitsgurte vorn"],
      lines: {
        height_adjuster: belt.one(
          ["安全带高度调节器", "Height adjuster, seat belt", "Höhenversteller, Gurt"],
          34.6,
          2,
        ),
        adjuster_bolt: standard("flange_bolt M8 × 22", 4, 24),
        guide_loop: belt.one(["安全带导向环", "Guide loop, seat belt", "Umlenker, Gurt"], 22.8, 2, {
          orderable: false,
        }),
        loop_washer: standard("washer 11", 2),
        loop_bolt: standard("hex_bolt M11 × 34", 2, 40, true),
        loop_cover: belt.one(["导向环盖板", "Cover, guide loop", "Abdeckung, Umlenker"], 5.1, 2),
        belt: belt.pair(
          ["前排安全带总成", "Front seat belt, complete", "Sicherheitsgurt vorn, komplett"],
          248,
          {
            history: "chain",
          },
        ),
        tongue: belt.one(["安全带锁舌", "Belt tongue", "Gurtzunge"], 12.4, 2, { orderable: false }),
        belt_stop: belt.one(["锁舌限位扣", "Stop button, belt tongue", "Gurtknopf"], .9, 2, {
          shared: "all",
          pack: 4,
        }),
        retractor: belt.pair(
          ["带预紧器的卷收器", "Retractor with tensioner", "Aufroller mit Gurtstraffer"],
          196,
          {
            orderable: false,
          },
        ),
        retractor_bolt: standard("hex_bolt M11 × 34", 2, 40, true),
        retractor_plug: belt.one(
          ["卷收器插头", "Plug housing, retractor", "Steckergehäuse, Aufroller"],
          3.8,
          2,
          {
            shared: "all",
          },
        ),
        anchor: belt.one(["安全带下固定板", "Anchor plate, seat belt", "Endbeschlag, Gurt"], 9.7, 2),
        anchor_bolt: standard("hex_bolt M11 × 34", 2, 40, true),
      },
      versions: 2,
    },
    {
      number: "72-22-01",
      written: ["前排安全带锁扣", "Front belt buckles", "Gurtschlösser vorn"],
      lines: {
        buckle: buckle.pair([
          "带预紧器的安全带锁扣",
          "Belt buckle with tensioner",
          "Gurtschloss mit Straffer",
        ], 118),
        buckle_bolt: standard("hex_bolt M11 × 28", 2, 40, true),
        buckle_cable: buckle.pair(["锁扣线束", "Cable, belt buckle", "Leitung, Gurtschloss"], 14.2),
      },
    },
  ],
};
