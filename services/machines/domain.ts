import { machineList } from "./machine_list.ts";
import { MACHINE_CALLS } from "./machine_calls.ts";
import { defineDomain } from "@/engines/define_domain.ts";

export const machines = defineDomain({
  name: "machines",
  calls: MACHINE_CALLS,
  lists: [machineList],
});
