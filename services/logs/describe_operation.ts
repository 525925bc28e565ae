import { CALLS } from "@/engines/calls/known_calls.ts";
import { pageOf } from "@/kernel/access/pages.ts";
import type { Translate } from "@/kernel/texts/texts.ts";
import type { Register } from "@/engines/registers/define_register.ts";
import { REGISTERS } from "@/engines/registers/registers.ts";

/** What is done with registers; each has a text `logs.did_<verb>`. */
export const REGISTER_VERBS = [
  "list",
  "choose",
  "read",
  "add",
  "change",
  "together",
  "delete",
  "restore",
  "check",
  "import",
] as const;
type RegisterVerb = typeof REGISTER_VERBS[number];

/** Kinds of things in the log that are no registers; each has a text `logs.subject_<kind>`. */
export const SUBJECTS = [
  "cart",
  "conversion",
  "event-replay",
  "export",
  "favorite",
  "figure",
  "file",
  "job",
  "list-view",
  "logs",
  "log-settings",
  "machine",
  "message",
  "order",
  "parked-event",
  "push",
  "quote",
  "role",
  "session",
  "text",
  "user",
  "user-sync-run",
  "work-order",
] as const;

/** Changes in the log that are no calls: of jobs, consumers and verbs within others. Each has a text `logs.op_<id>`, as every call has. */
export const RECORDED = [
  "activateUser",
  "addFigureDrawing",
  "askOrderCancellation",
  "askLineCancellation",
  "agreeLineCancellation",
  "refuseLineCancellation",
  "failLineCancellation",
  "assignRole",
  "bindRoleToMarket",
  "closeTsbCampaign",
  "closeTsbWorkOrders",
  "collectFile",
  "conversion.request",
  "copyRole",
  "createMachineToken",
  "createUser",
  "failOrderCancellation",
  "failOrderPush",
  "settleClaimPush",
  "figureImage.keep",
  "freezeUser",
  "freezeUserBySync",
  "handOnTsbWorkOrders",
  "handOverOrder",
  "importCart",
  "makeQuote",
  "openTsbCampaign",
  "raiseTsbWorkOrders",
  "followTsbWorkOrder",
  "refuseOrderCancellation",
  "releaseSyncRun",
  "removeFolder",
  "requestEmailChange",
  "requestReset",
  "retryOrderPush",
  "revokeMachineToken",
  "saveFolder",
  "scanFile",
  "storeFile",
  "syncUser",
  "tellOrderNews",
  "thawUserBySync",
  "unfreezeUser",
  "unsubscribeMail",
] as const;

/** How the id of a call or change stands in the keys of texts. */
export function operationKey(operation: string): string {
  return `logs.op_${operation.replaceAll(".", "_")}`;
}

/**
 * What was done, in the reader's language: a page that was opened, a verb on an entry of a register ('Sales area: changed'), or a call by its
 * own name. The id itself where another version of the portal wrote it.
 */
export function describeOperation(t: Translate, operation: string, funLink: string | null): string {
  if (operation === "page") {
    const page = funLink === null ? undefined : pageOf(funLink);
    return page ? t("logs.opened", { page: t(page.title) }) : t("logs.opened_unknown");
  }
  const key = operationKey(operation);
  const own = t(key);
  if (own !== key) return own;
  return describeRegisterVerb(t, operation) ?? describeListRead(t, operation, funLink) ??
    sayCall(t, operation) ??
    operation;
}

/** A declared list that was read, by its page: its call needs no text of its own. */
function describeListRead(t: Translate, operation: string, funLink: string | null): string | null {
  const page = /^list[A-Z]/.test(operation) && funLink !== null ? pageOf(funLink) : undefined;
  return page ? t("logs.did_list", { noun: t(page.title) }) : null;
}

/** A call without a name of its own, by the page of its right. */
function sayCall(t: Translate, operation: string): string | null {
  const call = CALLS.all.find(({ operationId }) => operationId === operation);
  const page = pageOf(String(call?.need).split(":")[0]!);
  return call?.loggedAs && page ? t(`logs.called_${call.loggedAs}`, { page: t(page.title) }) : null;
}

function describeRegisterVerb(t: Translate, operation: string): string | null {
  const found = registerOperations().get(operation);
  return found ? t(`logs.did_${found.verb}`, { noun: t(`${found.register.texts}.one`) }) : null;
}

let kept: Map<string, { register: Register; verb: RegisterVerb }> | null = null;

/** Ids of the calls and changes of every register, as engines/registers/calls.ts makes them. */
export function registerOperations(): ReadonlyMap<string, { register: Register; verb: RegisterVerb }> {
  if (kept) return kept;
  kept = new Map();
  for (const register of REGISTERS.all) {
    const [one, many] = register.noun;
    const ids: Record<string, RegisterVerb> = {
      [`list${many}`]: "list",
      [`list${one}Choices`]: "choose",
      [`read${one}`]: "read",
      [`add${one}`]: "add",
      [`change${one}`]: "change",
      [`change${many}Together`]: "together",
      [`delete${many}`]: "delete",
      [`restore${many}`]: "restore",
      [`check${many}Import`]: "check",
      [`import${many}`]: "import",
    };
    for (const [id, verb] of Object.entries(ids)) kept.set(id, { register, verb });
  }
  return kept;
}

/** The kind of a thing in words: an entry of a register by its noun. */
export function describeSubject(t: Translate, kind: string): string {
  if ((SUBJECTS as readonly string[]).includes(kind)) return t(`logs.subject_${kind}`);
  const register = REGISTERS.all.find(({ route }) => route === kind);
  return register ? t(`${register.texts}.one`) : kind;
}
