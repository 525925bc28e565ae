import type { State } from "@/edge/state.ts";
import { canAdopt } from "./can_adopt.ts";
import { drawOn } from "./draw_on.ts";
import type { ThreadData } from "./read_thread.ts";

/** The keys that do something on this question, of those that `QueueKeys` knows. */
export function KeysNote(
  { data: { question, next }, state: { ctx: { t } } }: { data: ThreadData; state: State },
) {
  // What takes a drawn picture takes words.
  const replies = drawOn(question) !== null;
  const keys = [
    replies && "qa.key_reply",
    question.replyList.some((reply) => canAdopt(question, reply)) && "qa.key_adopt",
    next !== null && "qa.key_next",
    "qa.key_list",
    replies && "qa.key_send",
  ].filter((key) => key !== false);
  return (
    <p class="note needs-script no-print" data-queue-keys>
      {t("qa.queue_keys", { keys: keys.map((key) => t(key)).join(t("registers.comma")) })}
    </p>
  );
}
