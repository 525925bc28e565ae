import { useEffect } from "preact/hooks";
import type { RegisterTexts } from "@/components/registers/register_texts.ts";
import { installRegister } from "./install_register.ts";

export interface RegisterBehavioursProps {
  texts: RegisterTexts;
  /** Call that puts deleted entries back. */
  restorations: string;
}

/** What a register's page gains by script. Draws nothing itself. */
export function RegisterBehaviours({ texts, restorations }: RegisterBehavioursProps) {
  useEffect(() => installRegister(texts, restorations), []);
  return null;
}
