import { tellConversionFailed } from "@/services/file_manager/tell_conversion_failed.ts";
import type { TellingRule } from "./define_telling.ts";
import { tellExportDone } from "@/services/downloads/tell_export_done.ts";
import { tellExportFailed } from "@/services/downloads/tell_export_failed.ts";
import { tellOrderAnswered } from "@/services/orders/tell_order_answered.ts";
import { tellUserChanged } from "@/services/users/tell_user_changed.ts";

/** Who is told of which event. */
// deno-lint-ignore no-explicit-any -- rules of many events side by side; each was checked where it is declared
export const TELLINGS: readonly TellingRule<any>[] = [
  tellOrderAnswered,
  tellExportDone,
  tellExportFailed,
  tellConversionFailed,
  tellUserChanged,
];
