import { MODULES } from "@/kernel/access/modules.ts";
import type { Translate } from "@/kernel/texts/texts.ts";

/** Modules that the navigation has no word for. */
const UNNAMED = ["personal", "entry"];

/** A module in the reader's language; what belongs to none is 'Other'. */
export function describeModule(t: Translate, module: string): string {
  if (UNNAMED.includes(module)) return t(`logs.module_${module}`);
  return (MODULES as readonly string[]).includes(module) ? t(`nav.${module}`) : t("logs.module_other");
}
