import type { State } from "@/edge/state.ts";
import { canDo } from "@/engines/states/answers.ts";
import type { ThreadData } from "./read_thread.ts";

/** The keys that do something on this question, of those that `QueueKeys` knows. */
export function KeysNote({ data: { question, next }, state }: { data: ThreadData; state: State }) {
  const { t } = state.ctx;
  const can = canDo(question.actions);
  const says = can("answer") || can("ask-again") || can("note");
  const adopts = can("adopt") && question.replyList.some(({ part, own }) => part === "answer" && !own);
  const keys = [
    says && "qa.key_reply",
    adopts && "qa.key_adopt",
    next !== null && "qa.key_next",
    "qa.key_list",
    says && "qa.key_send",
  ].filter((key) => key !== false);
  return (
    <p class="note needs-script no-print" data-queue-keys>
      {t("qa.queue_keys", { keys: keys.map((key) => t(key)).join(t("registers.comma")) })}
    </p>
  );
}
