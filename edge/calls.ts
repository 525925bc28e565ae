import { ACCESS_CALLS } from "@/services/access/calls.ts";
import { CARD_CALLS } from "@/services/cards/calls.ts";
import { DRAWING_CALLS } from "@/services/epc/drawing_calls.ts";
import { EPC_CALLS } from "@/services/epc/calls.ts";
import { MATRIX_CALLS } from "@/services/epc/matrix_calls.ts";
import { EVENT_CALLS } from "@/services/events/calls.ts";
import { EXPORT_CALLS } from "@/services/exports/calls.ts";
import { FAVORITE_CALLS } from "@/services/favorites/calls.ts";
import { CONVERT_CALLS } from "@/services/files/convert_calls.ts";
import { UPLOAD_CALLS } from "@/services/files/upload_calls.ts";
import { LOG_CALLS } from "@/services/logs/calls.ts";
import { LANGUAGE_CALLS } from "@/services/languages/calls.ts";
import { MESSAGE_CALLS } from "@/services/messages/calls.ts";
import { ORDER_CALLS } from "@/services/orders/calls.ts";
import { PUSH_CALLS } from "@/services/pushes/calls.ts";
import { REGISTERS } from "@/services/register/all.ts";
import { registerCalls } from "@/services/register/calls.ts";
import { SEARCH_CALLS } from "@/services/search/calls.ts";
import { SENSITIVE_CALLS } from "@/services/sensitive/calls.ts";
import { TRANSLATION_CALLS } from "@/services/translations/calls.ts";
import { PREFERENCE_CALLS } from "@/services/preferences/calls.ts";
import { SETTING_CALLS } from "@/services/settings/calls.ts";
import { USER_SYNC_CALLS } from "@/services/users/sync_calls.ts";
import { ACCOUNT_CALLS } from "@/services/users/account_calls.ts";
import { USER_CALLS } from "@/services/users/calls.ts";
import { DEPARTMENT_CALLS } from "@/services/users/department_calls.ts";
import type { Call } from "./define_call.ts";

// As a tuple: a plain array of so many types would be compared one by one for what they share.
const ALL = [
  ...ACCESS_CALLS,
  ...USER_CALLS,
  ...USER_SYNC_CALLS,
  ...ACCOUNT_CALLS,
  ...DEPARTMENT_CALLS,
  ...PREFERENCE_CALLS,
  ...LANGUAGE_CALLS,
  ...TRANSLATION_CALLS,
  ...SENSITIVE_CALLS,
  ...CARD_CALLS,
  ...EPC_CALLS,
  ...MATRIX_CALLS,
  ...DRAWING_CALLS,
  ...FAVORITE_CALLS,
  ...ORDER_CALLS,
  ...PUSH_CALLS,
  ...UPLOAD_CALLS,
  ...CONVERT_CALLS,
  ...LOG_CALLS,
  ...MESSAGE_CALLS,
  ...EXPORT_CALLS,
  ...SEARCH_CALLS,
  ...EVENT_CALLS,
  ...SETTING_CALLS,
] as const;

/** One of the calls with its own types; islands/ask.ts is typed by it. */
export type KnownCall = typeof ALL[number];

/** Every call of the portal: those above, to which a domain adds its array, and those that registers are made of. */
// deno-lint-ignore no-explicit-any -- calls of many shapes side by side; each was checked where it is declared
export const CALLS: Call<any, any>[] = [...ALL, ...REGISTERS.flatMap(registerCalls)];
