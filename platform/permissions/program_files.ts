/** What the program consists of, from its folder. Nothing of deployment, tests and tools, and no data folder. */
export const PROGRAM: readonly string[] = [
  ...["_fresh", "components", "demo", "edge", "engines", "events", "fresh", "islands", "kernel", "locales"],
  ...["migrations", "platform", "routes", "services", "static", "styles"],
  ...["define.ts", "domains.ts", "fresh.config.ts", "main.ts", "role.ts", "start.ts"],
  ...["deno.json", "deno.lock", "import_map.json"],
];
