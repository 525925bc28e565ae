import assert from "node:assert/strict";
import { join } from "node:path";
import { projectFiles, ROOT } from "../source_tree.ts";

/** What somebody who is new reads. Records of decisions tell of the day they were made. */
const DOCUMENTS = /^(docs\/[^/]+|README|components\/README|fresh\/README)\.md$/;

/** `deno task test tests/x_test.ts ...`, up to the end of the command; a path of the binary and flags before it are passed over. */
const TASK = /\bdeno(?:@[\w.]+)? task (?:--\w+ )*([a-z]+)\b([^`|\n]*)/g;
/** A program that is run by its file. */
const RUN = /\bdeno(?:@[\w.]+)? (?:run|test|check)\b([^`|\n]*)/g;
/** Paths of the project among the words of a command. */
const PATH = /(?<=^|\s)[\w.(][\w./()-]*\.(?:tsx?|json)(?=$|[\s,;:)])/g;

/** Tasks whose first word is one of some that a file knows, and how it knows them. */
const FIRST_WORDS: Record<string, [file: string, known: RegExp]> = {
  bench: ["bench/main.ts", /what === "(\w+)"/g],
  answers: ["bench/answers/main.ts", /what === "(\w+)"/g],
  new: ["tools/new/add.ts", /^ {2}(\w+): \w+Recipe,$/gm],
};

async function documents(): Promise<{ path: string; text: string }[]> {
  const paths = (await projectFiles()).filter((path) => DOCUMENTS.test(path));
  return await Promise.all(
    paths.map(async (path) => ({ path, text: await Deno.readTextFile(join(ROOT, path)) })),
  );
}

async function tasks(): Promise<string[]> {
  return Object.keys(JSON.parse(await Deno.readTextFile(join(ROOT, "deno.json"))).tasks);
}

Deno.test("every task that a document names is there, with what it is told to do", async () => {
  const known = await tasks();
  const words = Object.fromEntries(
    await Promise.all(
      Object.entries(FIRST_WORDS).map(async ([task, [file, pattern]]) => {
        const text = await Deno.readTextFile(join(ROOT, file));
        return [task, [...text.matchAll(pattern)].map(([, word]) => word!)] as const;
      }),
    ),
  );
  for (const [task, some] of Object.entries(words)) assert.ok(some.length >= 2, `words of ${task}: ${some}`);
  const wrong: string[] = [];
  let seen = 0;
  for (const { path, text } of await documents()) {
    for (const [said, task, rest] of text.matchAll(TASK)) {
      seen++;
      const [, first] = /^ ([a-z][a-z_-]*)\b(?![/.=])/.exec(rest!) ?? [];
      const isWrong = !known.includes(task!) ||
        (first !== undefined && words[task!] !== undefined && !words[task!]!.includes(first));
      if (isWrong) wrong.push(`${path}: ${said}`);
    }
  }
  assert.ok(seen > 40, `${seen} commands`);
  assert.deepEqual(wrong, []);
});

Deno.test("every file that a command of a document runs is there", async () => {
  const files = new Set(await projectFiles());
  const wrong: string[] = [];
  let seen = 0;
  for (const { path, text } of await documents()) {
    const commands = [...text.matchAll(TASK)].map(([, , rest]) => rest!);
    commands.push(...[...text.matchAll(RUN)].map(([, rest]) => rest!));
    for (const [file] of commands.flatMap((command) => [...command.matchAll(PATH)])) {
      seen++;
      if (!files.has(file!)) wrong.push(`${path}: ${file}`);
    }
  }
  assert.ok(seen > 15, `${seen} files`);
  assert.deepEqual(wrong, []);
});

Deno.test("the README says what each task does", async () => {
  const readme = await Deno.readTextFile(join(ROOT, "README.md"));
  const told = [...readme.matchAll(/^\| (`[a-z]+`(?:, `[a-z]+`)*) \|/gm)].flatMap(([, names]) =>
    [...names!.matchAll(/`(\w+)`/g)].map(([, name]) => name!)
  );
  assert.deepEqual((await tasks()).filter((task) => !told.includes(task)), []);
});

/** Names of PostgreSQL, Kafka, proxies, Fresh, the specification's calls, and what examples make up. */
const OF_OTHERS = new Set([
  ...["liftPassed", "txCtx", "listTools", "listUsers", "startTime", "endTime", "listLiftInspections"],
  ...["ReadableStreamBYOBReader", "RequestTimeTooSkewed", "AlertExceedsMax", "inOneTransaction"],
  ...["insertIfAbsent", "ipFilter", "mountApp", "onTransformStaticFile", "registerIsland", "sourceMap"],
  ...["GroupAuthorizationException", "TopicAuthorizationException"],
  ...["SSLHandshakeException", "SaslAuthenticationException"],
]);

Deno.test("every name in camel case that a document takes from the code is in the code", async () => {
  const code = new Set<string>();
  for (const path of await projectFiles()) {
    if (!/\.(tsx?|sql|json|ya?ml)$/.test(path) || path === "deno.lock" || path.startsWith("tests/docs/")) {
      continue;
    }
    for (const word of (await Deno.readTextFile(join(ROOT, path))).match(/\w+/g) ?? []) code.add(word);
  }
  const wrong: string[] = [];
  for (const { path, text } of await documents()) {
    const prose = text.replace(/^ *```[^]*?^ *```$/gm, "");
    const names = [...prose.matchAll(/`([^`\n]+)`/g)].flatMap(([, said]) =>
      said!.match(/\b[A-Za-z]+[a-z][A-Z]\w*/g) ?? []
    );
    // A name that is put together of another: `op_listLiftInspections`.
    wrong.push(
      ...[...new Set(names)]
        .filter((name) =>
          ![name, name.replace(/^op_/, "")].some((one) => code.has(one) || OF_OTHERS.has(one))
        )
        .map((name) => `${path}: ${name}`),
    );
  }
  assert.deepEqual(wrong, []);
});
