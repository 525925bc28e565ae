import { type DrawingUse, line, type PartDraft, revised, type Sheet, sides } from "../line_drafts.ts";

type Axle = "front" | "rear";

/** Lines of a strut; the rear one is built like the front one, of its own parts. */
function strut(axle: Axle) {
  const group = axle === "front" ? "3131" : "3352";
  const own = (part: Omit<PartDraft, "group">): PartDraft => ({
    ...part,
    group,
    words: [...part.words, axle],
  });
  const normal = { without: ["adaptive_dampers", "sport_suspension"] } as const;
  const sport = { with: ["sport_suspension"] } as const, adaptive = { with: ["adaptive_dampers"] } as const;
  const damper = (word: "comfort" | "sport" | "adaptive", euro: number) =>
    own({ words: ["damper", word], euro, grams: 3900 });
  const wire: PartDraft["words"][number] = ({ platform: { strut: { wire } } }) => `Ø ${wire} mm`;
  const mounting = {
    cap: [line(own({ words: ["dust_cap_strut"], euro: 3.4, pack: 2 }), 2)],
    mount_nut: [line({ standard: "flange_nut M8", torque: 28, once: true }, 6)],
    rod_nut: [line(own({ words: ["rod_nut", () => "M14 × 1.5"], euro: 2.8, torque: 64, once: true }), 2)],
    top_mount: [
      ...revised(own({ words: ["top_mount"], euro: 46.8, grams: 980 }), 2, "second", { without: ["towing"] }),
      line(own({ words: ["top_mount", "reinforced"], euro: 58.9, grams: 1080 }), 2, { with: ["towing"] }),
    ],
    bearing: [line(own({ words: ["strut_bearing"], euro: 19.7 }), 2)],
    spring_seat: [line(own({ words: ["spring_seat"], euro: 16.2 }), 2)],
  };
  const spring = {
    upper_pad: [line(own({ words: ["spring_pad_upper"], euro: 8.9 }), 2)],
    coil_spring: [
      line(
        own({ words: ["coil_spring", wire, "standard_load"], euro: 71.5, grams: 2700, history: "chain" }),
        2,
        normal,
      ),
      line(own({ words: ["coil_spring", wire, "raised_load"], euro: 78.3, grams: 2900 }), 2, {
        with: ["towing"],
        without: ["sport_suspension"],
      }),
      line(own({ words: ["coil_spring", wire, "sport"], euro: 84.1, grams: 2600 }), 2, sport),
      line(own({ words: ["coil_spring", wire, "adaptive"], euro: 82.6, grams: 2650 }), 2, adaptive),
    ],
    lower_pad: [line(own({ words: ["spring_pad_lower"], euro: 6.4 }), 2)],
    bump_stop: [
      line(own({ words: ["bump_stop"], euro: 14.6 }), 2, { without: ["sport_suspension"] }),
      line(own({ words: ["bump_stop", "sport"], euro: 16.9 }), 2, sport),
    ],
    dust_boot: revised(own({ words: ["dust_boot_damper"], euro: 9.8 }), 2, "first"),
  };
  const dampers = {
    damper: [
      ...sides(damper("comfort", 138), 1, normal),
      ...sides(damper("sport", 164), 1, sport),
      ...sides({ ...damper("adaptive", 372), core: .16 }, 1, adaptive),
    ],
    clamp_bolt: [
      line(
        own({ words: ["clamp_bolt", () => "M12 × 1.5 × 62"], euro: 4.6, torque: 90, angle: 90, once: true }),
        4,
      ),
    ],
    clamp_nut: [line({ standard: "lock_nut M12 × 1.5", once: true }, 4)],
  };
  const links = {
    stabiliser_link: [
      ...sides(own({ words: ["stabiliser_link"], euro: 27.4, grams: 410 })),
      ...sides(own({ words: ["stabiliser_link", "reinforced"], euro: 33.8, grams: 460 }), 1, sport),
    ],
    link_nut: [line({ standard: "lock_nut M10", torque: 56, once: true }, 4)],
    hose_bracket: sides(own({ words: ["hose_bracket"], euro: 5.9 })),
    hose_bracket_bolt: [line({ standard: "flange_bolt M6 × 16" }, 2)],
  };
  return { mounting, spring, dampers, links };
}

const front = strut("front"), rear = strut("rear");

const sheet = (
  number: string,
  written: Sheet["written"],
  lines: Sheet["lines"],
  versions: 1 | 2 | 3 = 1,
): Sheet => ({ number, written, lines, versions });

/** Strut with spring: front and rear axle. */
export const frontStrut: DrawingUse = {
  drawing: "front_strut",
  per: "platform",
  sheets: [
    sheet("31-31-01", ["前悬架支柱", "Front strut", "Federbein vorn"], {
      ...front.mounting,
      ...front.spring,
      ...front.dampers,
      ...front.links,
    }, 3),
    sheet("31-31-02", [
      "前减振器与稳定杆连杆",
      "Front damper and stabilizer link",
      "Dämpfer vorn und Pendelstütze",
    ], { ...front.dampers, ...front.links }),
    sheet(
      "31-32-01",
      ["前弹簧与缓冲块", "Front spring and bump stop", "Feder und Zusatzdämpfer vorn"],
      front.spring,
      2,
    ),
    sheet("31-32-02", ["前支柱上支座", "Front strut mounting", "Stützlager vorn"], front.mounting),
    sheet("33-52-01", ["后悬架支柱", "Rear strut", "Federbein hinten"], {
      ...rear.mounting,
      ...rear.spring,
      ...rear.dampers,
      ...rear.links,
    }, 2),
    sheet(
      "33-52-02",
      ["后弹簧与缓冲块", "Rear spring and bump stop", "Feder und Zusatzdämpfer hinten"],
      rear.spring,
    ),
    sheet("33-52-03", ["后减振器", "Rear damper", "Dämpfer hinten"], rear.dampers),
  ],
};
