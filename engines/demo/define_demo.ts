import { Declared } from "@/kernel/declared.ts";
import type { Ctx, CtxParts, Pool } from "@/kernel/ctx.ts";

/** What a step of the demo is given. */
export interface DemoFilling {
  ctx: Ctx;
  /** A context for a person at a moment; with the store of files for a step that needs it. */
  ctxFor: (parts: Partial<CtxParts>) => Ctx;
  /** Whether the step has the store of files: one that `usesFiles` may be without. */
  hasFiles: boolean;
  /** For thousands of rows at once. */
  sql: Pool;
}

/** What a domain puts into the demo portal. */
export interface DemoStep {
  /** Unique; for most the domain's own. */
  name: string;
  /** The step that it follows: what it refers to is there then. Left out: it is the first. */
  after?: string;
  /** What is told with the time it took; steps of one name that follow each other are told as one. */
  told: string;
  /** Left out where there is no store of files. */
  needsFiles?: true;
  /** Gets the store of files where there is one, and does without it where there is none. */
  usesFiles?: true;
  /** Brings what fills it, which is loaded nowhere but in a demo. What it answers is told in place of `told`. */
  load: () => Promise<(demo: DemoFilling) => Promise<string | void>>;
}

/** The steps of all domains. */
export const DEMO_STEPS = new Declared<DemoStep>("steps of the demo");

/**
 * Steps in their order: each right behind those that follow the same one and were declared before.
 *
 * @throws Error for a step behind one that is not there, or behind itself
 */
export function inDemoOrder(steps: readonly DemoStep[]): DemoStep[] {
  const behind = (name: string | undefined): DemoStep[] =>
    steps.filter(({ after }) => after === name).flatMap((step) => [step, ...behind(step.name)]);
  const ordered = behind(undefined);
  const lost = steps.filter((step) => !ordered.includes(step)).map(({ name }) => name);
  if (lost.length > 0) throw new Error(`steps of the demo that follow nothing: ${lost.join(", ")}`);
  return ordered;
}
