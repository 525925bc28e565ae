/** What the portal has so far, as its own declarations say: read from `domains.ts` of the tree that is written to. */
export interface Known {
  domains: string[];
  /** Domains that have a face which `domains.ts` does not read. */
  unread: string[];
  /** Names of the files of texts. */
  texts: string[];
  pages: { route: string; module: string; need: string }[];
  /** Routes of its pages, by domain. */
  pagesOf: ReadonlyMap<string, string[]>;
  /** Module of a domain's first page, by domain. */
  moduleOf: ReadonlyMap<string, string>;
  /** File that holds the help document of a screen, by its route. */
  helpOf: ReadonlyMap<string, string>;
  /** Heading of a domain's calls in the reference, by domain. */
  tagOf: ReadonlyMap<string, string>;
  calls: { operationId: string; method: string; path: string; need: string }[];
  registers: { route: string; path: string; table: string; noun: readonly string[] }[];
  events: { type: string; topic: string }[];
  /** Names of their members, of which the catalogue has examples. */
  members: ReadonlySet<string>;
  messages: string[];
  refusals: string[];
  /** Names of all icons, and of those that pages already draw. */
  icons: { all: ReadonlySet<string>; drawn: ReadonlySet<string> };
  modules: readonly string[];
  roles: readonly string[];
  /** Letters of the roles in the literal table of who may open which page. */
  letters: Readonly<Record<string, string>>;
}

/** Reads the tree. A tree that does not start is a fault of its own, told as it is. */
export async function readKnown(root: string): Promise<Known> {
  await import("@/domains.ts");
  const [{ PAGES }, { CALLS }, { REGISTERS }, { EVENTS }, { messageKindNames }, { REFUSALS }] = await Promise
    .all([
      import("@/kernel/access/pages.ts"),
      import("@/engines/calls/known_calls.ts"),
      import("@/engines/registers/registers.ts"),
      import("@/engines/events/known_events.ts"),
      import("@/engines/messages/kinds.ts"),
      import("@/kernel/refusals/catalogue.ts"),
    ]);
  const [{ MODULES }, { ROLE_CODES }, { LETTERS }, { eventTopics }, { ICONS }] = await Promise.all([
    import("@/kernel/access/modules.ts"),
    import("@/kernel/access/role_codes.ts"),
    import("@/tests/roles/write_roles_pages.ts"),
    import("@/services/event_catalogue/read_catalogue.ts"),
    import("@/components/icons.ts"),
  ]);
  const pagesOf = new Map<string, string[]>();
  const moduleOf = new Map<string, string>();
  const tagOf = new Map<string, string>();
  const names = await Deno.readTextFile(`${root}/kernel/access/icon_name.ts`);
  const reading = await Deno.readTextFile(`${root}/domains.ts`);
  const faces = await domainsIn(root);
  const domains = faces.filter((domain) => reading.includes(`"${faceModule(domain)}"`));
  for (const domain of domains) {
    const face: Record<string, { pages?: { route: string; module: string }[]; calls?: { tag: string }[] }> =
      await import(faceModule(domain));
    const { pages = [], calls = [] } = Object.values(face)[0] ?? {};
    pagesOf.set(domain, pages.map(({ route }) => route));
    if (pages[0]) moduleOf.set(domain, pages[0].module);
    if (calls[0]) tagOf.set(domain, calls[0].tag);
  }
  return {
    domains,
    unread: faces.filter((domain) => !domains.includes(domain)),
    texts: await textFilesIn(root),
    pages: [...PAGES.all],
    pagesOf,
    moduleOf,
    helpOf: await helpIn(root),
    tagOf,
    calls: [...CALLS.all],
    registers: [...REGISTERS.all],
    events: [...EVENTS.all],
    members: new Set(
      eventTopics().flatMap(({ events }) => events.flatMap((event) => event.members.map(({ name }) => name))),
    ),
    messages: messageKindNames(),
    refusals: Object.keys(REFUSALS),
    icons: {
      all: new Set([...names.matchAll(/"([a-z0-9-]+)"/g)].map(([, name]) => name!)),
      drawn: new Set(Object.keys(ICONS)),
    },
    modules: MODULES,
    roles: ROLE_CODES,
    letters: LETTERS,
  };
}

/** Names of the folders of services that have a face. */
async function domainsIn(root: string): Promise<string[]> {
  const found: string[] = [];
  for await (const { name } of Deno.readDir(`${root}/services`)) {
    if (await Deno.stat(`${root}/services/${name}/domain.ts`).catch(() => null)) found.push(name);
  }
  return found.sort();
}

/** What the files of texts are called, without their ending. */
async function textFilesIn(root: string): Promise<string[]> {
  const files = await Array.fromAsync(Deno.readDir(`${root}/locales/en_US`));
  return files.map(({ name }) => name.replace(/\.json$/, "")).sort();
}

/** Where the help documents of the demo stand, by the route of their screen. */
async function helpIn(root: string): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for await (const { name, isFile } of Deno.readDir(`${root}/demo/help`)) {
    if (!isFile) continue;
    const path = `demo/help/${name}`;
    const text = await Deno.readTextFile(`${root}/${path}`);
    for (const [, route] of text.matchAll(/^ +route: "(\w+)"/gm)) found.set(route!, path);
  }
  return found;
}

/** Put together, since nobody but domains.ts imports a face. */
function faceModule(domain: string): string {
  return `@/services/${domain}/domain.ts`;
}
