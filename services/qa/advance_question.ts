/** Which list and clock a question has (pages.md: PartQAList, TechQAList). */
export const QUESTION_KINDS = ["part", "technical"] as const;
export type QuestionKind = typeof QUESTION_KINDS[number];

/** Who answers next in a technical consultation (specification section 4). */
export const NODES = ["supervisor", "section-head", "engineer"] as const;
export type Node = typeof NODES[number];

/** Where a question stands in one word: a part question has no nodes, a technical one is always at one until it is closed. */
export const QUESTION_STAGES = [
  "draft",
  "unanswered",
  "replied",
  "supervisor",
  "supervisor-replied",
  "section-head",
  "section-head-replied",
  "engineer",
  "engineer-replied",
  "closed",
] as const;
export type QuestionStage = typeof QUESTION_STAGES[number];

/** What is done with a question; `ask-again` is a further word of the asker's side, upon which it waits anew. */
export const QUESTION_ACTIONS = [
  "save",
  "ask",
  "delete",
  "answer",
  "ask-again",
  "note",
  "escalate",
  "designate",
  "hand-back",
  "adopt",
  "finish",
  "score",
  "release",
] as const;
export type QuestionAction = typeof QUESTION_ACTIONS[number];

/** What a question becomes, or why not. `gone` is no stage: the row is deleted. */
export type QuestionMove = { to: QuestionStage | "gone" } | {
  refused:
    | "question-draft"
    | "question-asked"
    | "question-closed"
    | "question-open"
    | "question-no-consultation"
    | "question-supervisor-first"
    | "question-escalated"
    | "question-not-at-section"
    | "question-first-node";
};

type Moves = Readonly<Record<QuestionAction, QuestionMove>>;

const DRAFT: Moves = {
  save: { to: "draft" },
  ask: { to: "unanswered" },
  delete: { to: "gone" },
  answer: { refused: "question-draft" },
  "ask-again": { refused: "question-draft" },
  note: { refused: "question-draft" },
  escalate: { refused: "question-draft" },
  designate: { refused: "question-draft" },
  "hand-back": { refused: "question-draft" },
  adopt: { refused: "question-draft" },
  finish: { refused: "question-draft" },
  score: { refused: "question-draft" },
  release: { refused: "question-draft" },
};

const CLOSED: Moves = {
  save: { refused: "question-closed" },
  ask: { refused: "question-closed" },
  delete: { refused: "question-closed" },
  answer: { refused: "question-closed" },
  "ask-again": { refused: "question-closed" },
  note: { to: "closed" },
  escalate: { refused: "question-closed" },
  designate: { refused: "question-closed" },
  "hand-back": { refused: "question-closed" },
  adopt: { refused: "question-closed" },
  finish: { refused: "question-closed" },
  score: { to: "closed" },
  release: { to: "closed" },
};

/** Moves of an open question: of answers and further words, and of the consultation. */
function open(
  stage: QuestionStage,
  { answer, again, ...passing }:
    & { answer: QuestionStage; again: QuestionStage }
    & Pick<Moves, "escalate" | "designate" | "hand-back">,
): Moves {
  return {
    save: { refused: "question-asked" },
    ask: { refused: "question-asked" },
    delete: { refused: "question-asked" },
    answer: { to: answer },
    "ask-again": { to: again },
    note: { to: stage },
    ...passing,
    adopt: { to: "closed" },
    finish: { to: "closed" },
    score: { refused: "question-open" },
    release: { refused: "question-open" },
  };
}

const NO_CONSULTATION = {
  escalate: { refused: "question-no-consultation" },
  designate: { refused: "question-no-consultation" },
  "hand-back": { refused: "question-no-consultation" },
} as const;
const AT_SECTION = {
  escalate: { refused: "question-escalated" },
  designate: { to: "engineer" },
  "hand-back": { to: "supervisor" },
} as const;
const AT_ENGINEER = {
  escalate: { refused: "question-escalated" },
  designate: { to: "engineer" },
  "hand-back": { to: "section-head" },
} as const;

/** A supervisor must reply before submitting to the support section (specification section 4). */
const MOVES: Readonly<Record<QuestionStage, Moves>> = {
  draft: DRAFT,
  unanswered: open("unanswered", { answer: "replied", again: "unanswered", ...NO_CONSULTATION }),
  replied: open("replied", { answer: "replied", again: "unanswered", ...NO_CONSULTATION }),
  supervisor: open("supervisor", {
    answer: "supervisor-replied",
    again: "supervisor",
    escalate: { refused: "question-supervisor-first" },
    designate: { refused: "question-not-at-section" },
    "hand-back": { refused: "question-first-node" },
  }),
  "supervisor-replied": open("supervisor-replied", {
    answer: "supervisor-replied",
    again: "supervisor",
    escalate: { to: "section-head" },
    designate: { refused: "question-not-at-section" },
    "hand-back": { refused: "question-first-node" },
  }),
  "section-head": open("section-head", {
    answer: "section-head-replied",
    again: "section-head",
    ...AT_SECTION,
  }),
  "section-head-replied": open("section-head-replied", {
    answer: "section-head-replied",
    again: "section-head",
    ...AT_SECTION,
  }),
  engineer: open("engineer", { answer: "engineer-replied", again: "engineer", ...AT_ENGINEER }),
  "engineer-replied": open("engineer-replied", {
    answer: "engineer-replied",
    again: "engineer",
    ...AT_ENGINEER,
  }),
  closed: CLOSED,
};

/**
 * What becomes of a question by an action (specification section 4, question state and consultation node). Who may act is asked apart.
 *
 * @param kind a technical question that is asked begins at the technical supervisor of the store
 */
export function advanceQuestion(
  stage: QuestionStage,
  action: QuestionAction,
  kind: QuestionKind,
): QuestionMove {
  if (stage === "draft" && action === "ask" && kind === "technical") return { to: "supervisor" };
  return MOVES[stage][action];
}

/** The node that a question is at; null: none, as of part questions. */
export function nodeOf(stage: QuestionStage): Node | null {
  return NODES.find((node) => stage === node || stage === `${node}-replied`) ?? null;
}

/** Whether somebody is waited for. */
export function isWaiting(stage: QuestionStage): boolean {
  return stage !== "draft" && stage !== "closed" && !stage.endsWith("replied");
}

/** Q&A overall (specification section 4): pending, replied, submitted (it waits for the factory's support section), closed; a draft has none. */
export const OVERALL_STATES = ["pending", "replied", "submitted", "closed"] as const;
export type OverallState = typeof OVERALL_STATES[number];

/** Where it stands as the specification's overall state says it; null of a draft. */
export function overallOf(stage: QuestionStage): OverallState | null {
  if (stage === "draft") return null;
  if (stage === "closed") return "closed";
  if (!isWaiting(stage)) return "replied";
  return stage === "section-head" || stage === "engineer" ? "submitted" : "pending";
}

/** The row flag `qaState` of the specification: -2 of a draft, 0 unanswered, 1 replied, 2 closed. */
export function qaStateOf(stage: QuestionStage): -2 | 0 | 1 | 2 {
  if (stage === "draft") return -2;
  if (stage === "closed") return 2;
  return isWaiting(stage) ? 0 : 1;
}
