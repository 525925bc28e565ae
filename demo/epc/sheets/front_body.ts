import type { DrawingUse } from "../line_drafts.ts";
import { partsOf, standard } from "../sheet_lines.ts";

const bonnet = partsOf("4111"), wing = partsOf("4112");

/** Bonnet with hinges and lock, and wings. */
export const frontBody: DrawingUse = {
  drawing: "front_body",
  per: "series",
  sheets: [
    {
      number: "41-11-01",
      written: ["发动机舱盖", "Bonnet", "Motorhaube"],
      lines: {
        bonnet: bonnet.one(["发动机舱盖", "Bonnet", "Motorhaube"], 486, 1, {
          grams: 12800,
          also: ["primed"],
        }),
        hinge: bonnet.pair(["发动机舱盖铰链", "Hinge, bonnet", "Scharnier, Motorhaube"], 28.4),
        hinge_bolt: standard("flange_bolt M8 × 20", 8, 24),
        gas_strut: bonnet.one(["发动机舱盖气弹簧", "Gas strut, bonnet", "Gasfeder, Motorhaube"], 24.9, 2, {
          history: "chain",
        }),
        striker: bonnet.one(["发动机舱盖锁扣", "Striker, bonnet", "Schließbügel, Motorhaube"], 11.8),
        bonnet_lock: bonnet.one(["发动机舱盖锁", "Bonnet lock", "Haubenschloss"], 38.2),
        release_cable: bonnet.bySteering(
          ["发动机舱盖开启拉索", "Release cable, bonnet", "Bowdenzug, Motorhaube"],
          14.6,
        ),
        stop: bonnet.one(["发动机舱盖缓冲块", "Rubber stop, bonnet", "Gummipuffer, Motorhaube"], 2.2, 4, {
          shared: "platform",
          pack: 2,
        }),
      },
    },
    {
      number: "41-12-01",
      written: ["前翼子板", "Front wing", "Kotflügel vorn"],
      lines: {
        wing: wing.pair(["前翼子板", "Front wing", "Kotflügel vorn"], 198, { grams: 3900, also: ["primed"] }),
        wing_bolt: standard("flange_bolt M6 × 20", 14, 8),
        wing_bracket: wing.pair(["前翼子板支架", "Bracket, front wing", "Halter, Kotflügel"], 13.7),
        bracket_bolt: standard("flange_bolt M6 × 20", 4, 8),
        liner: wing.pair(["轮罩衬板", "Wheel arch liner", "Radhausschale"], 46.3),
        liner_clip: wing.one(["轮罩衬板卡扣", "Clip, wheel arch liner", "Clip, Radhausschale"], .9, 14, {
          shared: "all",
          pack: 10,
          once: true,
        }),
      },
    },
  ],
};
