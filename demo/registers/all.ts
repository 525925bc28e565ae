import type { Ctx } from "@/kernel/ctx.ts";
import { fillCatalogue } from "@/demo/epc/registers.ts";
import { fillDtcs } from "@/demo/diagnosis.ts";
import { fillLabor } from "@/demo/labor.ts";
import { fillLanguages } from "@/demo/languages.ts";
import { fillOrganisation } from "@/demo/orgs/registers.ts";
import { fillPeople } from "@/demo/users.ts";
import { fillSettings } from "@/demo/settings.ts";
import { fillTools } from "@/demo/tools.ts";
import { fillVehicleData } from "@/demo/vehicle_data.ts";
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
