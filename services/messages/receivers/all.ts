import { tellConversionFailed } from "./conversion_failed.ts";
import type { TellingRule } from "./define_telling.ts";
import { tellExportDone } from "./export_done.ts";
import { tellExportFailed } from "./export_failed.ts";
import { tellOrderAnswered } from "./order_answered.ts";
import { tellUserChanged } from "./user_changed.ts";

/** Who is told of which event. */
// deno-lint-ignore no-explicit-any -- rules of many events side by side; each was checked where it is declared
export const TELLINGS: readonly TellingRule<any>[] = [
  tellOrderAnswered,
  tellExportDone,
  tellExportFailed,
  tellConversionFailed,
  tellUserChanged,
];
