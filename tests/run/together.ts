// Registers the tests of several files in one process: `deno test together.ts` with TEST_FILES, a path from the root on each line. Modules are loaded
// and compiled once for all of them, which is most of what a file's own process costs. Hooks stay those of their file: `beforeAll` runs before its first
// test, `afterAll` after its last. What a file leaves behind on purpose or not, the next one finds, as in any process.

type Run = (t: Deno.TestContext) => void | Promise<void>;
type Hook = () => void | Promise<void>;

/** What a file has declared while it was loaded. */
class Declared {
  readonly tests: Deno.TestDefinition[] = [];
  readonly hooks = {
    beforeAll: [] as Hook[],
    afterAll: [] as Hook[],
    beforeEach: [] as Hook[],
    afterEach: [] as Hook[],
  };

  constructor(readonly path: string) {}

  /** `Deno.test` as the file sees it. A hook that a module of several files declares, such as the browser's, is kept until the last of them. */
  asTest(): typeof Deno.test {
    const declare = (more: Partial<Deno.TestDefinition>) => (...args: unknown[]) => {
      this.tests.push({ ...definitionOf(args), ...more });
    };
    const hooks = Object.fromEntries(
      (Object.keys(this.hooks) as (keyof typeof this.hooks)[]).map((name) => [name, (hook: Hook) => {
        if (new Error().stack?.includes(`/${this.path}:`)) this.hooks[name].push(hook);
        else real[name](hook);
      }]),
    );
    return Object.assign(declare({}), {
      ignore: declare({ ignore: true }),
      only: declare({ only: true }),
      ...hooks,
    }) as unknown as typeof Deno.test;
  }
}

/** A test from whatever `Deno.test` was called with. */
function definitionOf(args: unknown[]): Deno.TestDefinition {
  const definition: Record<string, unknown> = {};
  for (const arg of args) {
    if (typeof arg === "string") definition.name = arg;
    else if (typeof arg === "function") {
      definition.fn = arg;
      definition.name ??= arg.name;
    } else Object.assign(definition, arg);
  }
  return definition as unknown as Deno.TestDefinition;
}

const real = Deno.test;
/** Types say that it is never replaced. */
const setTest = (test: typeof Deno.test) => void Object.assign(Deno, { test });
const files = Deno.env.get("TEST_FILES")?.split("\n").filter(Boolean) ?? [];
for (const path of files) {
  const declared = new Declared(path);
  setTest(declared.asTest());
  const prefix = `./${path} => `;
  try {
    await import(new URL(`../../${path}`, import.meta.url).href);
    register(prefix, declared);
  } catch (error) {
    real(`${prefix}is loaded`, () => Promise.reject(error));
  }
}
setTest(real);

function register(prefix: string, { tests, hooks }: Declared): void {
  const runs = tests.filter(({ ignore }) => !ignore);
  for (const test of tests) {
    const isFirst = test === runs[0], isLast = test === runs.at(-1);
    real({
      ...test,
      name: prefix + test.name,
      fn: hooked(test.fn, {
        before: [...(isFirst ? hooks.beforeAll : []), ...hooks.beforeEach],
        after: [...hooks.afterEach.toReversed(), ...(isLast ? hooks.afterAll.toReversed() : [])],
      }),
    });
  }
}

function hooked(run: Run, { before, after }: { before: Hook[]; after: Hook[] }): Run {
  if (before.length + after.length === 0) return run;
  return async (t) => {
    try {
      for (const hook of before) await hook();
      await run(t);
    } finally {
      for (const hook of after) await hook();
    }
  };
}
