import { defineStates } from "@/engines/states/define_states.ts";

/** Where a version of a program stands: being prepared, to be downloaded, withdrawn. */
export const SOFTWARE_STATES = ["draft", "released", "withdrawn"] as const;
export type SoftwareState = typeof SOFTWARE_STATES[number];

export const SOFTWARE_ACTIONS = ["edit", "release", "withdraw", "delete"] as const;
export type SoftwareAction = typeof SOFTWARE_ACTIONS[number];

/** What stands in its course. */
export const SOFTWARE_STEPS = ["add", ...SOFTWARE_ACTIONS] as const;

/** draft -> released -> withdrawn. What is released is signed and stays as it is: another content is another version. */
export const softwareStates = defineStates<SoftwareState, SoftwareAction>({
  kind: "software",
  table: "software_versions",
  page: "SoftwareList",
  moves: {
    draft: {
      edit: { to: "draft" },
      release: { to: "released" },
      withdraw: { refused: "software-not-released" },
      delete: { to: "draft" },
    },
    released: {
      edit: { refused: "software-released" },
      release: { refused: "software-released-already" },
      withdraw: { to: "withdrawn" },
      delete: { refused: "software-released-kept" },
    },
    withdrawn: {
      edit: { refused: "software-withdrawn" },
      release: { refused: "software-withdrawn" },
      withdraw: { refused: "software-withdrawn" },
      delete: { refused: "software-released-kept" },
    },
  },
  rights: {
    edit: "SoftwareList:edit",
    release: "SoftwareList:release",
    withdraw: "SoftwareList:release",
    delete: "SoftwareList:edit",
  },
  operations: {
    edit: "changeSoftware",
    release: "releaseSoftware",
    withdraw: "withdrawSoftware",
    delete: "deleteSoftware",
  },
});
