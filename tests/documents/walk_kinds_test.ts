import assert from "node:assert/strict";
import { type Act, operationVerb } from "@/engines/documents/act.ts";
import { type Action, ACTIONS } from "@/engines/documents/workflow_state.ts";
import { answersTo } from "@/engines/documents/answers.ts";
import { beginDocument } from "@/engines/documents/begin_document.ts";
import { documentOf } from "@/engines/richtext/plain_document.ts";
import type { DocumentKind } from "@/engines/documents/define_document.ts";
import { type DocumentRight, documentRight } from "@/engines/documents/document_rights.ts";
import { DOCUMENT_KINDS } from "@/engines/documents/document_kinds.ts";
import { documentLists } from "@/engines/documents/document_lists.ts";
import { formOf } from "@/engines/documents/form_of.ts";
import { readDocument } from "@/engines/documents/read_document.ts";
import { textFor } from "@/engines/documents/text_for.ts";
import { saveDraft } from "@/engines/documents/save_draft.ts";
import { CALLS } from "@/engines/calls/known_calls.ts";
import type { CallRequest } from "@/engines/calls/define_call.ts";
import { readList } from "@/engines/lists/read_list.ts";
import { choicesOf } from "@/engines/registers/choices_of.ts";
import { fieldOf, targetOf } from "@/engines/registers/shape.ts";
import { PAGES } from "@/kernel/access/pages.ts";
import { may } from "@/kernel/access/rights.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { Refusal } from "@/kernel/refusals/refuse.ts";
import { chainOf } from "@/kernel/texts/languages.ts";
import { CLAIM_FACTS, openClaims } from "../claims/people.ts";
import { ANSWERS, STATE_NAMES, type StateName } from "./literal_table.ts";

/** Codes of kinds that number nothing by themselves and take no code that was made up: the next one each time. */
const CODES: Record<string, (place: number) => string> = {
  help: (place) => PAGES.all[place]!.route,
  labor: (place) => `99-${1000 + place}`,
};

/** Who writes and who decides on a kind, one department after the other, where that is not a factory engineer and one of the chiefs. */
const CAST: Record<string, { author: string; inTurn: readonly string[] }> = {
  claim: { author: "store-technician", inTurn: ["claim-approver-1", "claim-approver-2", "claim-approver-3"] },
};

/** What must be there of kinds of which it cannot be made up. */
const VALUES: Record<string, Record<string, unknown>> = {
  claim: CLAIM_FACTS,
  labor: {
    typeCode: "RP",
    brandCode: "norda",
    seriesCodes: ["N1"],
    steps: [{ actionName: "拆装", stepTime: "00:10:00" }],
  },
};

/** What the workflow asks of whoever does something, and the sentence for who is not that one. */
const WHO: Readonly<
  Record<Action, { right: DocumentRight; is?: "author" | "writer" | "approver"; else?: string }>
> = {
  edit: { right: "edit", is: "writer", else: "of-others" },
  submit: { right: "submit", is: "author", else: "author-submits" },
  pass: { right: "verify", is: "approver" },
  reject: { right: "verify", is: "approver" },
  fail: { right: "verify", is: "approver" },
  release: { right: "publish" },
  revoke: { right: "publish" },
  stop: { right: "stop" },
  resume: { right: "stop" },
  top: { right: "publish" },
  "cancel-top": { right: "publish" },
  revise: { right: "edit", is: "writer", else: "of-others" },
  copy: { right: "edit", is: "writer", else: "of-others" },
  abandon: { right: "edit", is: "writer", else: "of-others" },
  delete: { right: "edit", is: "author", else: "of-others" },
};

/** What is left of one's own where the rest is barred. */
const OWN: readonly Action[] = ["edit", "submit", "abandon", "delete"];

/** How each state is reached; `save` is an edit. */
const WAYS: Readonly<Record<StateName, readonly (Act["action"] | "save")[]>> = {
  draft: [],
  edited: ["submit", "pass", "save"],
  submitted: ["submit"],
  rejected: ["submit", "reject"],
  failed: ["submit", "fail"],
  passed: ["submit", "pass"],
  discarded: ["abandon"],
  published: ["submit", "pass", "release"],
  topped: ["submit", "pass", "release", "top"],
  stopped: ["submit", "pass", "release", "stop"],
};

const UNDONE = Symbol("undone");
const request = {} as CallRequest;

Deno.test("every kind of document keeps the table: each role, action and state, through the calls", async (t) => {
  await using portal = await openClaims();
  await portal.sql`
    insert into labor_types (code, names, library) values ('RP', ${
    portal.sql.json({ zh_CN: "更换" })
  }, 1) on conflict do nothing`;
  const roles = [
    "designated-engineer",
    "section-chief",
    "factory-manager",
    "store-technician",
    "administrator",
  ];
  const people = new Map<string, Ctx>([["author", portal.author]]);
  for (const role of roles) people.set(role, await portal.as(role));
  const cast = [...new Set(Object.values(CAST).flatMap(({ author, inTurn }) => [author, ...inTurn]))];
  for (const account of cast) people.set(account, await portal.as(account));
  const authorOf = ({ kind }: DocumentKind) => CAST[kind]?.author ?? "author";
  const deciding = ({ kind }: DocumentKind) => CAST[kind]?.inTurn ?? approvers;
  const approvers = ["section-chief", "factory-manager"];
  let numbers = 0;

  /** What must be there, each reference the first that can be chosen. */
  async function valuesOf(kind: DocumentKind): Promise<Record<string, unknown>> {
    if (VALUES[kind.kind]) return VALUES[kind.kind]!;
    const form = formOf(kind);
    const pairs = await Promise.all(kind.requires.map(async (name) => {
      const field = fieldOf(form, name)!;
      if (!targetOf(form, field)) return [name, "made up"];
      // The series that can be chosen here are of this brand.
      if (name === "brandCode") return [name, "norda"];
      const [first] = await choicesOf(portal.admin, form, name, { limit: 1 });
      assert.ok(
        first,
        `${kind.kind}: nothing can be chosen as ${name} here: VALUES says what, and a row is put into its table`,
      );
      const { value } = first;
      return [name, field.kind === "references" ? [value] : value];
    }));
    return Object.fromEntries(pairs);
  }

  async function draftOf(kind: DocumentKind, author: Ctx) {
    const { id, version, code } = await beginDocument(author, kind, "zh_CN");
    const values = await valuesOf(kind);
    return await saveDraft(author, kind, {
      id,
      revision: 1,
      version,
      code: kind.code.atOnce
        ? undefined
        : code ?? await kind.code.next(author, values) ?? CODES[kind.kind]!(numbers++),
      text: { lang: "zh_CN", title: "标题", body: documentOf("正文") },
      values,
    });
  }

  async function call(ctx: Ctx, kind: DocumentKind, action: Action, input: Record<string, unknown>) {
    const id = action === "edit" ? `save${kind.noun[0]}` : `${operationVerb(action)}${kind.noun[0]}`;
    const found = CALLS.all.find(({ operationId }) => operationId === id)!;
    return await found.run(ctx, found.input.parse(input), request);
  }

  const holds = (name: string, kind: DocumentKind, right: DocumentRight) =>
    may(people.get(name)!.actor, documentRight(kind, right));

  /** Whoever may by the kind's own grants; the administrator may everything, but decides in no department. */
  function whoMay(kind: DocumentKind, action: Action): Ctx {
    const { right, is } = WHO[action];
    const name = (is === "approver" ? deciding(kind) : [...approvers, "administrator"])
      .find((one) => holds(one, kind, right));
    assert.ok(name, `${kind.kind}: none of ${approvers.join(", ")} has ${documentRight(kind, right)}`);
    return people.get(name)!;
  }

  const now = (kind: DocumentKind, id: number) => readDocument(portal.admin, kind, { id });

  /** A draft of an author, brought to a state through the calls. */
  async function inState(kind: DocumentKind, state: StateName, author: Ctx): Promise<number> {
    const { id } = await draftOf(kind, author);
    // What is passed is passed by each department in turn.
    const inTurn = WAYS[state].flatMap((way): (readonly [typeof way, string | null])[] =>
      way === "pass" && CAST[kind.kind] ? deciding(kind).map((name) => [way, name]) : [[way, null]]
    );
    for (const [way, name] of inTurn) {
      const { revision, version } = await now(kind, id);
      const isAuthors = way === "save" || way === "submit" || way === "abandon";
      const who = isAuthors ? author : name ? people.get(name)! : whoMay(kind, way);
      const more = way === "save"
        ? { lang: "zh_CN", title: "改过的标题" }
        : way === "pass"
        ? {}
        : { remark: "原因" };
      await call(who, kind, way === "save" ? "edit" : way, { id, revision, version, ...more });
    }
    return id;
  }

  /** What a try is answered with; it leaves no trace, so that what was read once stays as it is. */
  async function tried(
    ctx: Ctx,
    kind: DocumentKind,
    action: Action,
    { id, revision, version }: { id: number; revision: number; version: number },
    late = 0,
  ): Promise<string> {
    const more = action === "edit" ? { lang: "zh_CN", title: "另一个标题" } : { remark: "原因" };
    try {
      await ctx.tx(async (tx) => {
        await call(tx, kind, action, { id, revision, version: version - late, ...more });
        throw UNDONE;
      });
    } catch (error) {
      if (error === UNDONE) return "ok";
      if (error instanceof Refusal) return error.key.replace(/^document-/, "");
      throw error;
    }
    throw new Error("a try has left its trace");
  }

  /** What the table says to it. */
  function told(kind: DocumentKind, action: Action, state: StateName, name: string): string {
    const { actor } = people.get(name)!;
    // Drafts of the factory are no store's, and those of a store no other's.
    const isElsewhere = kind.ofStores && actor.kind === "person" && actor.userType === "store" &&
      name !== authorOf(kind);
    const has = (right: DocumentRight) => may(actor, documentRight(kind, right));
    const { right, is, else: otherwise } = WHO[action];
    if (!has(right)) return "no-right";
    if (isElsewhere) return "not-found";
    const isAuthor = name === authorOf(kind);
    if (kind.ownIsBarred && isAuthor && !OWN.includes(action)) return "own-barred";
    const answer = ANSWERS[action][state];
    switch (is) {
      case "author":
        return isAuthor ? answer : otherwise!;
      case "writer":
        return isAuthor || has("edit-all") ? answer : otherwise!;
      case "approver":
        if (answer !== "ok") return answer;
        return isAuthor
          ? "own-no-approval"
          : (CAST[kind.kind]?.inTurn.slice(0, 1) ?? approvers).includes(name)
          ? "ok"
          : "not-approver";
      default:
        return answer;
    }
  }

  assert.ok(DOCUMENT_KINDS.all.length > 1);
  for (const kind of DOCUMENT_KINDS.all) {
    for (const right of ["edit", "submit"] as const) {
      assert.ok(
        holds(authorOf(kind), kind, right),
        `${kind.kind}: ${authorOf(kind)} lacks ${documentRight(kind, right)}`,
      );
    }
    await t.step(kind.kind, async () => {
      for (const state of STATE_NAMES) {
        const id = await inState(kind, state, people.get(authorOf(kind))!);
        const document = await now(kind, id);
        const tooLate = new Set<string>();
        for (const [name, ctx] of people) {
          const answers = await answersTo(ctx, kind, document);
          for (const action of ACTIONS) {
            const said = `${kind.kind}: ${name}, ${action} of ${state}`;
            const wanted = told(kind, action, state, name);
            assert.equal(await tried(ctx, kind, action, document), wanted, said);
            if (wanted === "not-found") continue;
            // The button says the same.
            assert.equal(answers[action]?.replace(/^document-/, "") ?? "ok", wanted, `button of ${said}`);
            // What was read before is old: neither goes on with it who otherwise might, nor who is refused for some reason, of each one is tried. A right
            // is asked before anything is read.
            if (document.version > 1 && wanted !== "no-right" && !tooLate.has(`${action} ${wanted}`)) {
              tooLate.add(`${action} ${wanted}`);
              assert.equal(await tried(ctx, kind, action, document, 1), "state-changed", `stale ${said}`);
            }
          }
        }
      }
    });

    // Where no approver may write there is nothing of their own to decide on.
    const writes = approvers.find((name) =>
      (["edit", "submit", "verify"] as const).every((right) => holds(name, kind, right))
    );
    await t.step({
      name: `${kind.kind}: an approver's own`,
      ignore: writes === undefined,
      fn: async () => {
        const own = people.get(writes!)!;
        const document = await now(kind, await inState(kind, "submitted", own));
        for (const action of ["pass", "reject", "fail"] as const) {
          assert.equal(
            await tried(own, kind, action, document),
            kind.ownIsBarred ? "own-barred" : "own-no-approval",
          );
        }
        const other = approvers.find((name) => name !== writes && holds(name, kind, "verify"));
        if (other) assert.equal(await tried(people.get(other)!, kind, "pass", document), "ok");
      },
    });

    await t.step(`${kind.kind}: the languages of its readers`, async () => {
      const author = people.get(authorOf(kind))!;
      const { id, version } = await draftOf(kind, author);
      await saveDraft(author, kind, {
        id,
        revision: 1,
        version,
        text: { lang: "en_US", title: "Title", body: documentOf("Text") },
        values: {},
      });
      for (
        const [ctx, action] of [
          [author, "submit"],
          ...CAST[kind.kind]
            ? deciding(kind).map((name) => [people.get(name)!, "pass"] as const)
            : [[whoMay(kind, "pass"), "pass"] as const],
          [whoMay(kind, "release"), "release"],
        ] as const
      ) {
        const { revision, version } = await now(kind, id);
        await call(ctx, kind, action, { id, revision, version });
      }
      const document = await now(kind, id);
      for (const [lang, title] of [["zh_CN", "标题"], ["en_US", "Title"], ["de_DE", "Title"]] as const) {
        assert.equal(textFor(document, chainOf(lang))!.title, title, lang);
        const reader = portal.ctxWith({ actor: people.get("administrator")!.actor, lang });
        const { records } = await readList(reader, documentLists(kind).reading, { pageNo: 1, pageSize: 50 });
        assert.equal(records.find((one) => one.id === id)?.title, title, lang);
      }
    });
  }
});
