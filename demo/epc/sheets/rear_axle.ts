import type { DrawingUse } from "../line_drafts.ts";
import { partsOf, standard } from "../sheet_lines.ts";

const carrier = partsOf("3311"), links = partsOf("3321");

/** Multi-link rear axle: all but the vans, the trucks and the small ones have it. */
const serves = ({ platform }: { platform: string }) => platform !== "cargo" && platform !== "city";

/** Rear axle carrier with stabiliser, links and wheel carrier. */
export const rearAxle: DrawingUse = {
  drawing: "rear_axle",
  per: "platform",
  sheets: [
    {
      number: "33-11-01",
      written: ["后桥托架与稳定杆", "Rear axle carrier and stabilizer", "Hinterachsträger und Stabilisator"],
      lines: {
        carrier: carrier.one(["后桥托架", "Rear axle carrier", "Hinterachsträger"], 486, 1, { grams: 18600 }),
        mount: carrier.one(["后桥托架支座", "Mount, rear axle carrier", "Lager, Hinterachsträger"], 46.2, 4, {
          history: "chain",
        }),
        carrier_bolt: standard("hex_bolt M14 × 1.5 × 100", 4, 90, true),
        stabiliser: [
          ...carrier.one(["后稳定杆", "Stabilizer, rear", "Stabilisator hinten"], 124, 1, { grams: 3600 }, {
            without: ["sport_suspension"],
          }),
          ...carrier.one(["后稳定杆", "Stabilizer, rear", "Stabilisator hinten"], 138, 1, {
            grams: 3900,
            also: ["sport"],
          }, { with: ["sport_suspension"] }),
        ],
        bearing: carrier.one(
          ["稳定杆橡胶支座", "Rubber bearing, stabilizer", "Gummilager, Stabilisator"],
          9.4,
          2,
        ),
        bearing_bolt: standard("flange_bolt M8 × 30", 4, 25),
        pendulum: carrier.pair(["后稳定杆连杆", "Stabilizer link, rear", "Pendelstütze hinten"], 28.6),
        pendulum_nut: standard("lock_nut M10", 4, 46, true),
      },
      versions: 2,
      serves,
    },
    {
      number: "33-21-01",
      written: ["后桥连杆与轮架", "Links and wheel carrier, rear", "Lenker und Radträger hinten"],
      lines: {
        upper_link_front: links.pair(["上前连杆", "Upper link, front", "Oberer Lenker vorn"], 68.4),
        upper_link_rear: links.pair(["上后连杆", "Upper link, rear", "Oberer Lenker hinten"], 71.9),
        track_link: links.one(["前束连杆", "Track link", "Spurlenker"], 54.3, 2, { history: "chain" }),
        spring_link: links.pair(["弹簧连杆", "Spring link", "Federlenker"], 112),
        link_bush: links.one(["连杆衬套", "Bush, link", "Lenkerlager"], 12.6, 4),
        spring_bush: links.one(["弹簧连杆衬套", "Bush, spring link", "Lager, Federlenker"], 16.8, 2),
        wheel_carrier: links.pair(["后轮架", "Wheel carrier, rear", "Radträger hinten"], 248, {
          grams: 5200,
        }),
        link_bolt: standard("hex_bolt M12 × 1.5 × 78", 8, 70, true),
        link_nut: standard("lock_nut M12 × 1.5", 8, 70, true),
        spring_seat: links.one(["后弹簧下垫", "Spring pad, rear", "Federunterlage hinten"], 8.8, 2),
      },
      serves,
    },
  ],
};
