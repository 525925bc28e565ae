import { useEffect } from "preact/hooks";
import type { RegisterTexts } from "@/components/register/register_texts.ts";

export interface RegisterBehavioursProps {
  texts: RegisterTexts;
  /** Call that puts deleted entries back. */
  restorations: string;
}

/** What a register's page gains by script. Draws nothing itself. */
export function RegisterBehaviours({ texts, restorations }: RegisterBehavioursProps) {
  useEffect(() => {
    void texts;
    void restorations;
  }, []);
  return null;
}
