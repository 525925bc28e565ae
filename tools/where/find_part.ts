/** A domain or an engine, and where all of it lies; paths from the root, those that are there. */
export interface Part {
  name: string;
  places: { what: string; paths: string[] }[];
}

/** The domain or engine of that name; null where there is none. Written in either way: `mailLog`, `mail_log`, 'mail log', 'mail logs'. */
export async function findPart(root: string, words: string): Promise<Part | null> {
  const written = words.replace(/(?<=[a-z])(?=[A-Z])/g, "_").toLowerCase().replace(/[\s-]+/g, "_");
  const named = await Promise.all(
    [written, `${written}s`, written.replace(/s$/, "")].map((name) => partOf(root, name)),
  );
  return named.find((part) => part !== null) ?? null;
}

async function partOf(root: string, name: string): Promise<Part | null> {
  const [domain, engine] = [`services/${name}/`, `engines/${name}/`];
  if (!/^\w+$/.test(name) || (await there(root, [domain, engine])).length === 0) return null;
  const places = await Promise.all(
    ([
      ["face", [`${domain}domain.ts`, `${engine}face.ts`]],
      ["services", [domain, engine]],
      ["pages", [`routes/(${name})/`]],
      ["parts", [`components/${name}/`, `islands/${name}/`]],
      ["events", [`events/${name}.ts`]],
      ["texts", [`locales/en_US/${name}.json`]],
      ["demo", demoOf(name)],
      ["tests", [`tests/${name}/`]],
    ] as [string, string[]][]).map(async ([what, paths]) => ({ what, paths: await there(root, paths) })),
  );
  return { name, places: places.filter(({ paths }) => paths.length > 0) };
}

/** Where a domain's part of the demo may stand. */
export function demoOf(domain: string): string[] {
  return [`demo/${domain}.ts`, `demo/${domain}/`];
}

/** Those of some paths that are there. */
export async function there(root: string, paths: readonly string[]): Promise<string[]> {
  const is = await Promise.all(paths.map((path) => Deno.stat(root + path).then(() => true, () => false)));
  return paths.filter((_, at) => is[at]);
}
