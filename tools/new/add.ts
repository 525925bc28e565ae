import type { Recipe } from "./asked.ts";
import { formatCode } from "./format_code.ts";
import { readKnown } from "./known.ts";
import { callRecipe } from "./kinds/call.ts";
import { eventRecipe } from "./kinds/event.ts";
import { listRecipe } from "./kinds/list.ts";
import { messageRecipe } from "./kinds/message.ts";
import { pageRecipe } from "./kinds/page.ts";
import { refusalRecipe } from "./kinds/refusal.ts";
import { registerRecipe } from "./kinds/register.ts";
import { textRecipe } from "./kinds/text.ts";
import { Plan } from "./plan.ts";
import { Refused } from "./refused.ts";

const RECIPES: Readonly<Record<string, Recipe>> = {
  page: pageRecipe,
  call: callRecipe,
  register: registerRecipe,
  list: listRecipe,
  event: eventRecipe,
  message: messageRecipe,
  refusal: refusalRecipe,
  text: textRecipe,
};

/** What was written, a line a file, and what a person still has to say. */
export interface Added {
  written: { path: string; what: string }[];
  left: string[];
}

/**
 * Adds one thing to the tree below `root`: all of its files and lines, or none. Throws `Refused` with the reason and how it is asked for.
 *
 * @param args kind, words and options: `["page", "tools", "LiftPlan", "Lift plan", "举升机计划", "--icon=wrench"]`
 */
export async function add(root: string, [kind = "", ...rest]: readonly string[]): Promise<Added> {
  const recipe = Object.hasOwn(RECIPES, kind) ? RECIPES[kind]! : null;
  if (!recipe) {
    const why = kind ? `nothing is called '${kind}'` : "say what is to be added";
    throw new Refused([why, ...Object.values(RECIPES).map(usageOf)].join("\n"));
  }
  const plan = new Plan(root);
  try {
    const { words, options } = sortOut(rest, recipe);
    const left = await recipe.fill({ words, options, plan, root, known: await readKnown(root) });
    await plan.write(formatCode);
    return { written: [...plan.added].map(([path, what]) => ({ path, what })), left };
  } catch (error) {
    if (error instanceof Refused) throw new Refused(`${error.message}\n${usageOf(recipe)}`);
    throw error;
  }
}

/** `--icon=wrench` beside the words. */
function sortOut(rest: readonly string[], recipe: Recipe) {
  const options: Record<string, string> = {};
  const words: string[] = [];
  for (const one of rest) {
    const [, name, value] = /^--([a-z-]+)=(.*)$/s.exec(one) ?? [];
    if (name === undefined) words.push(one);
    else if (!recipe.options?.includes(name)) throw new Refused(`--${name} says nothing here`);
    else options[name] = value!;
  }
  return { words, options };
}

function usageOf(recipe: Recipe): string {
  const options = (recipe.options ?? []).map((option) => `[--${option}=...]`);
  return ["  deno task new", recipe.usage, ...options].join(" ");
}
