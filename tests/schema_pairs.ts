import type { Source } from "./source_tree.ts";

/** Names of members that a type or a schema has. */
interface Members {
  path: string;
  name: string;
  members: string[];
}

/** Fewest members for which being the same is no chance: within a domain or engine, and between two. */
const FEWEST = 2;
const FEWEST_ELSEWHERE = 4;

/**
 * Types and schemas that say the same members, each as `path Type = path schema`: one of the two was written by hand from the other.
 *
 * Read by their text as the formatter leaves it: interfaces and object types with a name, `z.object({ ... })` and `.extend({ ... })`. A
 * spread of an object or a schema of the same file counts with what it holds; of what spreads something else nothing is known.
 */
export function pairsOf(sources: readonly Source[]): string[] {
  const types = sources.flatMap(typesOf);
  return sources.flatMap(schemasOf).flatMap((schema) =>
    types.filter((type) => isPair(type, schema))
      .map((type) => `${type.path} ${type.name} = ${schema.path} ${schema.name}`)
  );
}

function isPair(type: Members, schema: Members): boolean {
  const fewest = areaOf(type.path) === areaOf(schema.path) ? FEWEST : FEWEST_ELSEWHERE;
  return type.members.length >= fewest && type.members.length === schema.members.length &&
    type.members.every((name) => schema.members.includes(name));
}

/** `services/epc` of a file in it. */
function areaOf(path: string): string {
  return path.split("/").slice(0, 2).join("/");
}

function typesOf({ path, code }: Source): Members[] {
  return [
    ...code.matchAll(/^(?:export )?(?:interface (\w+)(<[^{]*?>)?( extends [^{]+)? |type (\w+) = )\{$/gm),
  ]
    .filter(([, , , base]) => base === undefined)
    .map((found) => ({
      path,
      name: (found[1] ?? found[4])!,
      members: entriesOf(blockAt(code, found.index + found[0].length)).flatMap((entry) =>
        entry.match(/^(?:readonly )?(\w+)\??:/)?.[1] ?? []
      ),
    }));
}

function schemasOf({ path, code }: Source): Members[] {
  return [...code.matchAll(/\bz\.(?:object|strictObject)\(\{/g)].flatMap(({ index, 0: { length } }) => {
    const members = membersOf(code, blockAt(code, index + length));
    const line = code.slice(0, index).split("\n").length;
    return members === null ? [] : [{ path, name: `line ${line}`, members }];
  });
}

/** Names of an object's members, or null when it spreads what stands elsewhere. */
function membersOf(code: string, block: string): string[] | null {
  const names: string[] = [];
  for (const entry of entriesOf(block)) {
    const spread = entry.match(/^\.\.\.(\w+)(?:\.shape)?$/)?.[1];
    const inner = spread === undefined ? null : declaredIn(code, spread);
    if (entry.startsWith("...") && inner === null) return null;
    names.push(...inner ?? [entry.match(/^(?:get )?(\w+)/)![1]!]);
  }
  return names;
}

/** Members of `const name = { ... }` or `const name = z.object({ ... })`, or null. */
function declaredIn(code: string, name: string): string[] | null {
  const found = code.match(new RegExp(`^(?:export )?const ${name} = (?:z\\.object\\()?\\{`, "m"));
  return found ? membersOf(code, blockAt(code, found.index! + found[0].length)) : null;
}

/** What stands between an open brace, behind which `from` is, and the one that closes it. */
function blockAt(code: string, from: number): string {
  let depth = 1;
  let at = from;
  for (; depth > 0 && at < code.length; at++) {
    if (code[at] === "{") depth++;
    else if (code[at] === "}") depth--;
  }
  return code.slice(from, at - 1);
}

/** Members of a block as text, without what lies deeper in brackets. */
function entriesOf(block: string): string[] {
  let depth = 0;
  let entry = "";
  const entries: string[] = [];
  for (const character of `${block};`) {
    if ("{[(".includes(character)) depth++;
    else if ("}])".includes(character)) depth--;
    if (depth === 0 && ",;".includes(character)) {
      entries.push(entry.trim());
      entry = "";
    } else if (depth === 0) entry += character;
  }
  return entries.filter((one) => one !== "");
}
