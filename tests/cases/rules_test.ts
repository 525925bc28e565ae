import assert from "node:assert/strict";
import type { Act } from "@/engines/documents/act.ts";
import { saveDraft } from "@/engines/documents/save_draft.ts";
import { LIMITS } from "@/kernel/limits.ts";
import { caseDocument } from "@/services/cases/case_document.ts";
import { markExcellent } from "@/services/cases/mark_excellent.ts";
import { refusalOf } from "../refusal_of.ts";
import { openCases, publishedCase } from "./people.ts";

type Portal = Awaited<ReturnType<typeof openCases>>;

/** Brings a case of the technician where it is to be. */
async function caseAfter(portal: Portal, ...way: Act["action"][]): Promise<number> {
  const { id } = await portal.draft();
  for (const action of way) {
    const who = ["submit", "abandon"].includes(action)
      ? portal.technician
      : action === "release"
      ? portal.manager
      : portal.engineer;
    await portal.act(who, id, action, "请补充测量值");
  }
  return id;
}

/** A rule of the specification (section 4, rules that hold), what tries to break it, and what is answered in Chinese and in English. */
interface Rule {
  rule: string;
  breaks: (portal: Portal) => Promise<unknown>;
  zh: string;
  en: string;
}

const RULES: readonly Rule[] = [
  {
    rule: "submitted cases cannot be resubmitted",
    breaks: async (p) => await p.act(p.technician, await caseAfter(p, "submit"), "submit"),
    zh: "已提交的内容不能重复提交。",
    en: "It has been submitted and cannot be resubmitted.",
  },
  {
    rule: "submitted cases cannot be deleted",
    breaks: async (p) => await p.act(p.technician, await caseAfter(p, "submit"), "delete"),
    zh: "已提交过的内容不能删除，可以作废。",
    en: "Submitted documents cannot be deleted. Discard this one instead.",
  },
  {
    rule: "failed cases cannot be resubmitted",
    breaks: async (p) => await p.act(p.technician, await caseAfter(p, "submit", "fail"), "submit"),
    zh: "审批未通过的内容不能再次提交；如需继续，请复制后修改。",
    en: "A document that did not pass approval cannot be resubmitted. Copy it to continue.",
  },
  {
    rule: "published items cannot be edited",
    breaks: async (p) => {
      const { id, revision, version } = await p.now(await caseAfter(p, "submit", "pass", "release"));
      await saveDraft(p.technician, caseDocument, { id, revision, version, values: { solution: "x" } });
    },
    zh: "已发布的内容不能编辑，请先撤回发布。",
    en: "Published items cannot be edited. Revoke the publication first.",
  },
  {
    rule: "published items cannot be deleted",
    breaks: async (p) => await p.act(p.technician, await caseAfter(p, "submit", "pass", "release"), "delete"),
    zh: "已发布的内容不能删除，请先撤回发布。",
    en: "Published items cannot be deleted. Revoke the publication first.",
  },
  {
    rule: "only unpublished data can be discarded",
    breaks: async (p) => await p.act(p.manager, await caseAfter(p, "submit", "pass", "release"), "abandon"),
    zh: "只能作废未发布的数据。",
    en: "Only unpublished data can be discarded.",
  },
  {
    rule: "discarded items cannot be approved",
    breaks: async (p) => await p.act(p.engineer, await caseAfter(p, "submit", "abandon"), "pass"),
    zh: "已作废的内容不能审批。",
    en: "Discarded items cannot be approved.",
  },
  {
    rule: "a case must pass approval before publication",
    breaks: async (p) => await p.act(p.manager, await caseAfter(p, "submit"), "release"),
    zh: "审批通过后才能发布。",
    en: "It must be approved before it can be published.",
  },
  {
    rule: "unsubmitted cases cannot be approved",
    breaks: async (p) => await p.act(p.engineer, await caseAfter(p), "pass"),
    zh: "未提交的内容不能审批。",
    en: "Documents that have not been submitted cannot be approved.",
  },
  {
    rule: "published cases cannot be approved again",
    breaks: async (p) => await p.act(p.engineer, await caseAfter(p, "submit", "pass", "release"), "pass"),
    zh: "已发布的内容不能再次审批。",
    en: "Published items cannot be approved again.",
  },
  {
    rule: "one's own case cannot be approved",
    breaks: async (p) => {
      const { id } = await p.draft(p.engineer);
      await p.act(p.engineer, id, "submit");
      await p.act(p.engineer, id, "pass");
    },
    zh: "不能对本人的文档执行此操作。",
    en: "This cannot be done with your own document.",
  },
  {
    rule: "own cases cannot have actions done on them",
    breaks: async (p) => {
      const { id } = await p.draft(p.manager);
      await p.act(p.manager, id, "submit");
      await p.act(p.engineer, id, "pass");
      await p.act(p.manager, id, "release");
    },
    zh: "不能对本人的文档执行此操作。",
    en: "This cannot be done with your own document.",
  },
  {
    rule: "a case is marked as excellent once",
    breaks: async (p) => {
      const id = await publishedCase(p);
      await markExcellent(p.manager, id);
      await markExcellent(p.manager, id);
    },
    zh: "该案例已是优秀案例。",
    en: "This case is already marked as excellent.",
  },
  {
    rule: "cases cannot be submitted by someone other than the author",
    breaks: async (p) => await p.act(p.manager, await caseAfter(p), "submit"),
    zh: "只有编制人本人可以提交。",
    en: "Only the author can submit this.",
  },
  {
    rule: "entries written by others cannot be deleted",
    breaks: async (p) => await p.act(p.manager, await caseAfter(p), "delete"),
    zh: "不能修改或删除他人编制的内容。",
    en: "Entries written by others cannot be changed or deleted.",
  },
  {
    rule: "sensitive words block submission",
    breaks: async (p) => {
      await p
        .sql`insert into sensitive_words (word, category, match, active) values ('竞品车', 'other', 'part', true)
        on conflict do nothing`;
      const { id } = await p.draft(p.technician, { faultText: "与竞品车相同的异响。" });
      await p.act(p.technician, id, "submit");
    },
    zh: "“故障描述”中含有不允许使用的词语“竞品车”，请修改后再提交。",
    en:
      "“Description of the fault” holds the word “竞品车”, which must not be used. Change the text and submit it again.",
  },
  // The last: the store has none left behind it.
  {
    rule: "case-submission monthly limit exceeded",
    breaks: async (p) => {
      for (let n = 0; n <= LIMITS.casesOfStoreInMonth; n++) await caseAfter(p, "submit");
    },
    zh: "超出案例月提交上限：贵店本月已提交 30 个案例。草稿已保留，请下月提交。",
    en:
      "Case-submission monthly limit exceeded: 30 cases of your store are submitted this month. The draft is kept; submit it next month.",
  },
];

Deno.test("each rule that holds for cases answers who breaks it, in Chinese and in English", async (t) => {
  await using portal = await openCases();
  for (const { rule, breaks, zh, en } of RULES) {
    await t.step(rule, async () => {
      for (const [lang, said] of [["zh_CN", zh], ["en_US", en]] as const) {
        const { t } = portal.ctxWith({ lang });
        // What its field is called is said in the language of who acts.
        const people = Object.fromEntries(
          (["technician", "engineer", "manager"] as const).map((who) =>
            [who, portal.ctxWith({ actor: portal[who].actor, lang })] as const
          ),
        ) as Pick<Portal, "technician" | "engineer" | "manager">;
        const refusal = await refusalOf(breaks({ ...portal, ...people }));
        assert.ok(refusal, `${rule}: nothing was refused`);
        const [field] = refusal.fields;
        assert.equal(
          field ? t(`refusal.${field.rule}`, field.params) : t(`refusal.${refusal.key}`, refusal.params),
          said,
        );
      }
    });
  }
});
