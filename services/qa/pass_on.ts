import { publish } from "@/engines/events/publish.ts";
import { qaEscalated } from "@/events/qa.ts";
import { chainOf } from "@/services/departments/chain_of.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { refuse, refuseField } from "@/kernel/refusals/refuse.ts";
import { nodeOf } from "./advance_question.ts";
import { requireTurn } from "./answer_question.ts";
import { type AskedQuestion, changeQuestion, toldOf } from "./change_question.ts";
import { whyNotDesignated, whyNotEscalated } from "./why_not_passed_on.ts";

/** A remark for whoever comes next; empty: none. */
interface Remarked extends AskedQuestion {
  remark?: string;
}

/**
 * The supervisor of the store submits a technical question to the support section of its brand, once they have replied. Refuses what `changeQuestion` does,
 * `question-supervisor-first`, `question-not-at-you` and `question-no-section`.
 */
export function escalateQuestion(ctx: Ctx, { remark = "", ...asked }: Remarked): Promise<AskedQuestion> {
  return changeQuestion(ctx, "technical", asked, "escalate", async (tx, question) => {
    await requireTurn(tx, question);
    const chain = await chainOf(tx, { store: question.storeCode, brand: question.brandCode ?? "" });
    const refused = whyNotEscalated(chain);
    if (refused) throw refuse(refused);
    await tx.sql`update questions set section_code = ${chain.section!.code} where id = ${question.id}`;
    await publish(tx, qaEscalated, {
      ...toldOf(question),
      fromNode: "supervisor",
      toNode: "section-head",
      designatedCode: null,
    });
    return { remark: remark.trim() };
  });
}

/** The head of the section, or who stands in for them, names an engineer of it. Refuses what `changeQuestion` does, `question-not-at-you` and `engineer-not-of-section`. */
export function designateEngineer(
  ctx: Ctx,
  { engineerId, remark = "", ...asked }: Remarked & { engineerId: number },
): Promise<AskedQuestion> {
  return changeQuestion(ctx, "technical", asked, "designate", async (tx, question) => {
    const chain = await chainOf(tx, { store: question.storeCode, brand: question.brandCode ?? "" });
    const refused = await whyNotDesignated(tx, question, chain);
    if (refused) throw refuse(refused);
    const engineer = [...chain.engineers, ...chain.designated].find(({ userId }) => userId === engineerId);
    if (!engineer) throw refuseField("engineerId", "engineer-not-of-section");
    await tx.sql`update questions set designated_id = ${engineerId} where id = ${question.id}`;
    await publish(tx, qaEscalated, {
      ...toldOf(question),
      fromNode: question.node!,
      toNode: "engineer",
      designatedCode: engineer.userCode,
    });
    return { remark: remark.trim(), designatedId: engineerId };
  });
}

/** Gives the question back to the node before, and says why. Refuses what `changeQuestion` does, `question-not-at-you` and `question-reason-needed`. */
export function handBackQuestion(ctx: Ctx, { remark = "", ...asked }: Remarked): Promise<AskedQuestion> {
  return changeQuestion(ctx, "technical", asked, "hand-back", async (tx, question, to) => {
    await requireTurn(tx, question);
    const said = remark.trim();
    if (said === "") throw refuseField("remark", "question-reason-needed");
    await tx.sql`update questions set designated_id = null where id = ${question.id}`;
    await publish(tx, qaEscalated, {
      ...toldOf(question),
      fromNode: question.node!,
      toNode: nodeOf(to)!,
      designatedCode: null,
    });
    return { remark: said };
  });
}
