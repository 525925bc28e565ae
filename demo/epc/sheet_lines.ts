/** Short ways to write the lines of a sheet whose parts have names of their own. */
import { line, type LineDraft, type PartDraft, sides, type When } from "./line_drafts.ts";
import type { Written } from "./names.ts";
import type { Feature } from "./options.ts";

type More = Omit<Partial<PartDraft>, "group" | "words" | "euro"> & { also?: PartDraft["words"] };

const draft = (group: string, written: Written, euro: number, { also = [], ...more }: More): PartDraft => ({
  words: [written, ...also],
  group,
  euro,
  ...more,
});

/** Lines of parts whose numbers begin with these four digits; prices in euro for the middle class. */
export function partsOf(group: string) {
  return {
    /** One part that fits all vehicles of the figure, or those that meet the condition. */
    one: (written: Written, euro: number, quantity = 1, more: More = {}, when?: When): LineDraft[] => [
      line(draft(group, written, euro, more), quantity, when),
    ],
    /** The same part for the left and the right. */
    pair: (written: Written, euro: number, more: More = {}, when?: When): LineDraft[] =>
      sides(draft(group, written, euro, more), 1, when),
    /** A plain part, and a dearer one for vehicles with a feature, told apart by the feature's word. */
    either: (
      written: Written,
      euro: number,
      feature: Feature,
      word: PartDraft["words"][number],
      more: More = {},
      quantity = 1,
    ): LineDraft[] => [
      line(draft(group, written, euro, more), quantity, { without: [feature] }),
      line(draft(group, written, euro * 1.24, { ...more, also: [...more.also ?? [], word] }), quantity, {
        with: [feature],
      }),
    ],
    /** A part that differs with the side of the steering wheel. */
    bySteering: (written: Written, euro: number, more: More = {}, quantity = 1): LineDraft[] => [
      line(draft(group, written, euro, { ...more, also: ["left_hand_drive"] }), quantity, { with: ["lhd"] }),
      line(
        draft(group, written, euro, { ...more, also: ["right_hand_drive"], history: "none" }),
        quantity,
        { with: ["rhd"] },
      ),
    ],
  };
}

/** A screw, nut or washer by norm; `torque` in Nm where it is not the usual one of its thread. */
export const standard = (name: string, quantity: number, torque?: number, once?: true): LineDraft[] => [
  line({ standard: name, ...torque && { torque }, ...once && { once } }, quantity),
];
