import { PageHead } from "@/components/PageHead.tsx";
import type { State } from "@/edge/state.ts";
import type { Register } from "@/services/register/define_register.ts";
import type { RegisterParts } from "./parts.ts";
import type { RegisterPageData } from "./read_register_page.ts";

export { readRegisterPage } from "./read_register_page.ts";

export interface RegisterPageProps {
  register: Register;
  data: RegisterPageData;
  state: State;
  parts?: RegisterParts;
}

/** The page of a register: list, filters, dialog, import (components/README.md). */
export function RegisterPage({ register, state: { ctx } }: RegisterPageProps) {
  return <PageHead title={ctx.t(`page.${register.route}`)} flush />;
}
