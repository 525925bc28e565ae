import { actionCalls, togetherCall } from "./action_calls.ts";
import { documentAudienceCalls } from "./audience_calls.ts";
import type { DocumentCall } from "./call_members.ts";
import { DOCUMENT_RIGHTS, documentRight } from "./document_rights.ts";
import type { DocumentKind } from "./define_document.ts";
import { linkTargetsCall } from "./link_targets.ts";
import { presenceCall } from "./presence.ts";
import { choicesCall, readingCalls, remindCall } from "./reading_calls.ts";
import { shareCall } from "./share.ts";
import { verifyListCall } from "./verify_list.ts";
import { writingCalls } from "./writing_calls.ts";

/** Every call of a kind of document, but those of its lists. */
export function documentCalls(kind: DocumentKind): DocumentCall[] {
  const calls = [
    choicesCall(kind),
    togetherCall(kind),
    ...readingCalls(kind),
    verifyListCall(kind),
    ...writingCalls(kind),
    presenceCall(kind),
    ...kind.links ? [linkTargetsCall(kind)] : [],
    ...documentAudienceCalls(kind),
    remindCall(kind),
    shareCall(kind),
    ...actionCalls(kind),
  ];
  // Rights to see have the names of their pages; the others are called alike in every kind.
  const titles = new Map<unknown, string>(
    DOCUMENT_RIGHTS.map((right) => [documentRight(kind, right), `right.document.${right}`]),
  );
  return calls.map((call) => ({ ...call, rightTitle: titles.get(call.need) }));
}
