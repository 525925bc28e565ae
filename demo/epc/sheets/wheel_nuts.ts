import { line, type LineDraft } from "../line_drafts.ts";

/** Nuts of all wheels; figures of the brake and of the wheel show them. */
export const wheelNuts: readonly LineDraft[] = [
  line(
    {
      words: ["wheel_nut", "bright", ({ platform }) => `M${platform.wheelThread} × 1.5`],
      group: "3610",
      shared: "platform",
      euro: 2.9,
      pack: 5,
      torque: 120,
    },
    20,
    { without: ["wheel_large"] },
  ),
  line(
    {
      words: ["wheel_nut", "black_finish", ({ platform }) => `M${platform.wheelThread} × 1.5`],
      group: "3610",
      shared: "platform",
      euro: 3.6,
      pack: 5,
      torque: 120,
    },
    20,
    { with: ["wheel_large"] },
  ),
  line({ words: ["wheel_lock_set"], group: "3610", shared: "platform", euro: 42.8, unit: "set" }, 1, [{
    markets: ["eu"],
  }, {
    with: ["wheel_large"],
  }]),
];
