import { defineStates } from "@/engines/states/define_states.ts";

/** Where a legal standard stands: published and not yet in force, in force, no longer in force. */
export const LAW_STATES = ["new", "effective", "abolished"] as const;
export type LawState = typeof LAW_STATES[number];

export const LAW_ACTIONS = ["edit", "enforce", "abolish", "delete"] as const;
export type LawAction = typeof LAW_ACTIONS[number];

/** What stands in its course. */
export const LAW_STEPS = ["add", ...LAW_ACTIONS] as const;

/** new -> effective -> abolished. An effective one is not deleted, an abolished one not edited (specification section 4). */
export const lawStates = defineStates<LawState, LawAction>({
  kind: "law",
  table: "legal_standards",
  page: "Laws",
  moves: {
    new: {
      edit: { to: "new" },
      enforce: { to: "effective" },
      abolish: { refused: "law-not-effective" },
      delete: { to: "new" },
    },
    effective: {
      edit: { to: "effective" },
      enforce: { refused: "law-effective" },
      abolish: { to: "abolished" },
      delete: { refused: "law-effective-kept" },
    },
    abolished: {
      edit: { refused: "law-repealed" },
      enforce: { refused: "law-abolished" },
      abolish: { refused: "law-abolished" },
      delete: { refused: "law-abolished-kept" },
    },
  },
  rights: { edit: "Laws:edit", enforce: "Laws:publish", abolish: "Laws:publish", delete: "Laws:delete" },
  operations: {
    edit: "changeLegalStandard",
    enforce: "enforceLegalStandard",
    abolish: "abolishLegalStandard",
    delete: "deleteLegalStandard",
  },
});
