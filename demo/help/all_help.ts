import { ADMINISTRATION_HELP } from "./administration.ts";
import { DIAGNOSIS_HELP } from "./diagnosis.ts";
import { CLAIMS_AND_LABOR_HELP } from "./claims_and_labor.ts";
import { IMPROVEMENT_HELP } from "./improvement.ts";
import { OPERATION_HELP } from "./operation.ts";
import { ORGANISATION_HELP } from "./organisation.ts";
import { QUESTIONS_HELP } from "./questions.ts";
import { VEHICLES_HELP } from "./vehicles.ts";
import { WORKSHOP_HELP } from "./workshop.ts";
import { HELP, type WrittenHelp } from "./written.ts";

/** Help documents of the demo, one a screen. */
export const ALL_HELP: readonly WrittenHelp[] = [
  ...HELP,
  ...VEHICLES_HELP,
  ...WORKSHOP_HELP,
  ...ADMINISTRATION_HELP,
  ...ORGANISATION_HELP,
  ...OPERATION_HELP,
  ...DIAGNOSIS_HELP,
  ...QUESTIONS_HELP,
  ...CLAIMS_AND_LABOR_HELP,
  ...IMPROVEMENT_HELP,
];
