import { useEffect } from "preact/hooks";
import type { RegisterTexts } from "@/components/registers/register_texts.ts";
import { installReferences } from "./reference_field.ts";

/** Has the fields of a page that hold the key of an entry be found by typing, outside of a register. Draws nothing itself. */
export function ReferenceBehaviours({ texts }: { texts: RegisterTexts }) {
  useEffect(() => installReferences(document, texts), []);
  return null;
}
