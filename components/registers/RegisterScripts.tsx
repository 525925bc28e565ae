import type { Register } from "@/engines/registers/define_register.ts";
import { fieldsOf } from "@/engines/registers/shape.ts";
import { RegisterBehaviours, type RegisterBehavioursProps } from "@/islands/registers/RegisterBehaviours.tsx";
import { RowsBehaviours } from "@/islands/rows/RowsBehaviours.tsx";

export interface RegisterScriptsProps extends RegisterBehavioursProps {
  register: Register;
}

/** What forms of entries gain by script. Tables of rows bring theirs along only where a field is one, which is seldom. */
export function RegisterScripts({ register, ...behaviours }: RegisterScriptsProps) {
  const hasRows = fieldsOf(register).some(([, field]) => field.kind === "rows");
  return (
    <>
      <RegisterBehaviours {...behaviours} />
      {hasRows && <RowsBehaviours />}
    </>
  );
}
