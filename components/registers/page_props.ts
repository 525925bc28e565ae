import type { State } from "@/edge/state.ts";
import type { Register } from "@/engines/registers/define_register.ts";
import type { RegisterParts } from "./parts.ts";
import type { RegisterPageData } from "./read_register_page.ts";

/** Props of the page of any register, and of its parts. */
export interface AnyPageProps {
  register: Register;
  data: RegisterPageData;
  state: State;
  parts?: RegisterParts;
}
