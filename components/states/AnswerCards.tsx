import type { Flash } from "@/edge/flash.ts";
import { Card } from "../Card.tsx";
import { ActCard } from "./ActCard.tsx";

/** Longest answer, characters. */
const LONGEST = 2000;

/**
 * The answer that ended what somebody sent in, and, while it may be ended, the ways to: resolved with an answer, or dismissed with a reason.
 *
 * @param path of the thing's calls, below which its `resolution` and `dismissal` stand
 */
export function AnswerCards({ answer, endedBy, can, path, said, ...shared }: {
  /** Empty: there is none yet. */
  answer: string;
  endedBy: string | null;
  can(action: "resolve" | "dismiss"): boolean;
  path: string;
  said: { answer: string; hint: string; resolve: string; dismiss: string; why: string };
  /** Page that shows the outcome. */
  back: string;
  /** That was read. */
  version: number;
  flash: Flash | null;
}) {
  return (
    <>
      {answer !== "" && (
        <Card title={said.answer} note={endedBy ?? undefined}>
          <p class="whitespace-pre-wrap">{answer}</p>
        </Card>
      )}
      {can("resolve") && (
        <ActCard
          {...shared}
          id="resolve"
          title={said.resolve}
          action={`${path}/resolution`}
          button={said.resolve}
          icon="check"
          kind="primary"
          say={{ name: "answer", label: said.answer, hint: said.hint, required: true, maxLength: LONGEST }}
        />
      )}
      {can("dismiss") && (
        <ActCard
          {...shared}
          id="dismiss"
          title={said.dismiss}
          action={`${path}/dismissal`}
          button={said.dismiss}
          icon="ban"
          say={{ name: "answer", label: said.why, required: true, maxLength: LONGEST }}
        />
      )}
    </>
  );
}
