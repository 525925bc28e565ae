import { FIGURE_CALLS } from "./figure_calls.ts";
import { SERIES_CALLS } from "./series_calls.ts";
import { VEHICLE_CALLS } from "./vehicle_calls.ts";

/** Calls of the parts catalogue (specification section 7, the sas client). */
export const EPC_CALLS = [...VEHICLE_CALLS, ...SERIES_CALLS, ...FIGURE_CALLS];
