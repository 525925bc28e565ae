import assert from "node:assert/strict";
import { renderToString } from "preact-render-to-string";
import { KeysNote } from "@/components/qa/KeysNote.tsx";
import { shippedTexts } from "@/kernel/texts/shipped_texts.ts";
import { translator } from "@/kernel/texts/texts.ts";

const t = translator(await shippedTexts(), "en_US");

function keysOf(actions: string[], answersOfOthers: number, next: number | null): string {
  const question = {
    actions: ["answer", "ask-again", "note", "adopt"].map((action) => ({
      action,
      refused: actions.includes(action) ? null : "Not now",
    })),
    replyList: Array.from({ length: answersOfOthers }, () => ({ part: "answer", own: false })),
  };
  const html = renderToString(
    <KeysNote data={{ question, next } as never} state={{ ctx: { t } } as never} />,
  );
  return html.replace(/<[^>]+>/g, "");
}

Deno.test("only the keys that do something are told", () => {
  const cases: [actions: string[], answersOfOthers: number, next: number | null, told: string][] = [
    [["answer", "note"], 0, 7, "Keys: R reply, N next, U list, Ctrl+Enter send"],
    [["ask-again", "adopt"], 1, null, "Keys: R reply, A adopt, U list, Ctrl+Enter send"],
    [["ask-again", "adopt"], 0, null, "Keys: R reply, U list, Ctrl+Enter send"],
    // Closed: its note is folded away.
    [["note"], 2, 7, "Keys: N next, U list"],
    [[], 1, null, "Keys: U list"],
  ];
  for (const [actions, answers, next, told] of cases) assert.equal(keysOf(actions, answers, next), told);
});
