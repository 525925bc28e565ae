import { createDefine } from "fresh";
import type { State } from "@/edge/state.ts";

/** Page, handler and middleware makers typed with the portal's request state. */
export const define = createDefine<State>();
