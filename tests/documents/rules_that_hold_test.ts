import assert from "node:assert/strict";
import type { Act } from "@/engines/documents/act.ts";
import { saveDraft } from "@/engines/documents/save_draft.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { sentenceOf } from "@/kernel/refusals/sentence_of.ts";
import { claimDocument } from "@/services/claims/claim_document.ts";
import { laborDocument } from "@/services/labor/labor_document.ts";
import { openClaims } from "../claims/people.ts";
import { openLabor } from "../labor/people.ts";
import { refusalOf } from "../refusal_of.ts";

type Way = Act["action"][];

/** What breaks a rule: a document that has come so far, who then does what with it. */
interface Breach {
  rule: string;
  way: Way;
  /** `other`: with the author's rights on what others write. */
  who: "author" | "approver" | "manager" | "other";
  does: Act["action"] | "edit";
  zh: string;
  en: string;
}

/**
 * The rules that hold (specification, section 4) for whatever passes approval, as claims and labor items answer them. Cases have more rules and a table of
 * their own (tests/cases/rules_test.ts).
 */
const RULES: readonly Breach[] = [
  {
    rule: "what is submitted cannot be resubmitted",
    way: ["submit"],
    who: "author",
    does: "submit",
    zh: "已提交的内容不能重复提交。",
    en: "It has been submitted and cannot be resubmitted.",
  },
  {
    rule: "what is submitted cannot be deleted",
    way: ["submit"],
    who: "author",
    does: "delete",
    zh: "已提交过的内容不能删除，可以作废。",
    en: "Submitted documents cannot be deleted. Discard this one instead.",
  },
  {
    rule: "what failed cannot be resubmitted",
    way: ["submit", "fail"],
    who: "author",
    does: "submit",
    zh: "审批未通过的内容不能再次提交；如需继续，请复制后修改。",
    en: "A document that did not pass approval cannot be resubmitted. Copy it to continue.",
  },
  {
    rule: "published items cannot be edited",
    way: ["submit", "pass", "release"],
    who: "author",
    does: "edit",
    zh: "已发布的内容不能编辑，请先撤回发布。",
    en: "Published items cannot be edited. Revoke the publication first.",
  },
  {
    rule: "published items cannot be deleted",
    way: ["submit", "pass", "release"],
    who: "author",
    does: "delete",
    zh: "已发布的内容不能删除，请先撤回发布。",
    en: "Published items cannot be deleted. Revoke the publication first.",
  },
  {
    rule: "only unpublished data can be discarded",
    way: ["submit", "pass", "release"],
    who: "author",
    does: "abandon",
    zh: "只能作废未发布的数据。",
    en: "Only unpublished data can be discarded.",
  },
  {
    rule: "discarded items cannot be approved",
    way: ["submit", "abandon"],
    who: "approver",
    does: "pass",
    zh: "已作废的内容不能审批。",
    en: "Discarded items cannot be approved.",
  },
  {
    rule: "approval comes before publication",
    way: ["submit"],
    who: "manager",
    does: "release",
    zh: "审批通过后才能发布。",
    en: "It must be approved before it can be published.",
  },
  {
    rule: "what is not submitted cannot be approved",
    way: [],
    who: "approver",
    does: "pass",
    zh: "未提交的内容不能审批。",
    en: "Documents that have not been submitted cannot be approved.",
  },
  {
    rule: "what is published cannot be approved again",
    way: ["submit", "pass", "release"],
    who: "approver",
    does: "pass",
    zh: "已发布的内容不能再次审批。",
    en: "Published items cannot be approved again.",
  },
  {
    rule: "only the author submits",
    way: [],
    who: "other",
    does: "submit",
    zh: "只有编制人本人可以提交。",
    en: "Only the author can submit this.",
  },
  {
    rule: "entries written by others cannot be deleted",
    way: [],
    who: "other",
    does: "delete",
    zh: "不能修改或删除他人编制的内容。",
    en: "Entries written by others cannot be changed or deleted.",
  },
];

/** People of a kind, and how one of its documents comes to be. */
interface World {
  people: Record<Breach["who"], Ctx>;
  ctxWith(parts: { actor?: Ctx["actor"]; lang: "zh_CN" | "en_US" }): Ctx;
  draft(): Promise<{ id: number }>;
  /** Everybody who decides, one after the other. */
  pass(id: number): Promise<unknown>;
  act(ctx: Ctx, id: number, action: Way[number], remark?: string): Promise<unknown>;
  edit(ctx: Ctx, id: number): Promise<unknown>;
}

async function tryAll(world: World, t: Deno.TestContext): Promise<void> {
  const doer = (action: Way[number]) =>
    ["submit", "abandon", "delete"].includes(action)
      ? "author"
      : action === "release"
      ? "manager"
      : "approver";
  for (const { rule, way, who, does, zh, en } of RULES) {
    await t.step(rule, async () => {
      const { id } = await world.draft();
      for (const action of way) {
        await (action === "pass"
          ? world.pass(id)
          : world.act(world.people[doer(action)], id, action, "请补充测量值"));
      }
      for (const [lang, said] of [["zh_CN", zh], ["en_US", en]] as const) {
        const ctx = world.ctxWith({ actor: world.people[who].actor, lang });
        const refusal = await refusalOf(does === "edit" ? world.edit(ctx, id) : world.act(ctx, id, does));
        assert.ok(refusal, `${rule}: nothing was refused`);
        assert.equal(sentenceOf(ctx, refusal), said);
      }
    });
  }
}

Deno.test("each rule that holds for claims answers who breaks it, in Chinese and in English", async (t) => {
  await using portal = await openClaims();
  const { technician, approvers, manager, act, now } = portal;
  await tryAll({
    people: { author: technician, approver: approvers[0], manager, other: await portal.as("store-manager") },
    ctxWith: portal.ctxWith,
    draft: () => portal.draft(),
    pass: async (id) => {
      for (const approver of approvers) await act(approver, id, "pass");
    },
    act,
    edit: async (ctx, id) => {
      const { revision, version } = await now(id);
      await saveDraft(ctx, claimDocument, { id, revision, version, values: { faultCause: "x" } });
    },
  }, t);
});

Deno.test("each rule that holds for labor answers who breaks it, in Chinese and in English", async (t) => {
  await using portal = await openLabor();
  const { author, approver, manager, act, now } = portal;
  await tryAll({
    people: { author, approver, manager, other: manager },
    ctxWith: portal.ctxWith,
    draft: () => portal.draft(),
    pass: (id) => act(approver, id, "pass"),
    act,
    edit: async (ctx, id) => {
      const { revision, version } = await now(id);
      await saveDraft(ctx, laborDocument, { id, revision, version, values: { coefficient: "1.10" } });
    },
  }, t);
  await t.step("one's own items cannot be approved", async () => {
    const { id } = await portal.draft({}, { ctx: manager });
    await act(manager, id, "submit");
    for (
      const [lang, said] of [["zh_CN", "不能审批本人提交的文档。"], [
        "en_US",
        "You cannot approve your own document.",
      ]] as const
    ) {
      const ctx = portal.ctxWith({ actor: manager.actor, lang });
      assert.equal(sentenceOf(ctx, (await refusalOf(act(ctx, id, "pass")))!), said);
    }
  });
});
