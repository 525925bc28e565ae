import type { Ctx } from "@/services/ctx.ts";
import { fillCatalogue } from "./catalogue.ts";
import { fillDtcs } from "./dtcs.ts";
import { fillLabor } from "./labor.ts";
import { fillLanguages } from "./languages.ts";
import { fillOrganisation } from "./organisation.ts";
import { fillPeople } from "./people.ts";
import { fillSettings } from "./settings.ts";
import { fillTools } from "./tools.ts";
import { fillVehicleData } from "./vehicle_data.ts";
import { fillWords } from "./words.ts";

/** Fills registers of one domain with believable entries; what is there already stays. */
export type RegisterFilling = (ctx: Ctx) => Promise<unknown>;

/** What the demo's registers are filled with, in order: what others refer to comes first. A domain adds its own here, nothing else. */
export const REGISTER_FILLINGS: readonly RegisterFilling[] = [
  fillOrganisation,
  fillCatalogue,
  fillPeople,
  fillLabor,
  fillDtcs,
  fillWords,
  fillVehicleData,
  fillSettings,
  fillTools,
  fillLanguages,
];
