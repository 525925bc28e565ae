import nodes from "./icon_nodes.js";

/**
 * Writes `island_icons.ts` anew: the icons that island files name, and those named in tables below. Run it when an island
 * gets a new icon: `deno run -A components/write_island_icons.ts`.
 */
const ROOT = new URL("../", import.meta.url);
/** Icons that islands choose by a variable, so that no scan finds them. */
const CHOSEN = ["car-front", "circle-alert", "circle-check", "circle-x", "cog", "component", "info"];

/** Names written in `<Icon name>` or an `icon` prop below a folder, also those of a choice (`shown ? "eye-off" : "eye"`). */
export async function iconsNamedIn(folder: string): Promise<string[]> {
  const found: string[] = [];
  for await (const entry of Deno.readDir(new URL(folder, ROOT))) {
    if (entry.isDirectory) found.push(...await iconsNamedIn(`${folder}${entry.name}/`));
    if (!entry.name.endsWith(".tsx")) continue;
    const text = await Deno.readTextFile(new URL(folder + entry.name, ROOT));
    for (const [, value] of text.matchAll(/(?:<Icon\s[^>]*?name|\sicon)=("[^"]*"|\{[^}]*\})/g)) {
      // In an expression only what a choice yields: what it compares is no icon.
      found.push(...[...value!.matchAll(/(?:^|[?:]\s*)"([a-z0-9-]+)"/g)].map(([, name]) => name!));
    }
  }
  return found;
}

if (import.meta.main) {
  const names = [...new Set([...CHOSEN, ...await iconsNamedIn("islands/")])].sort();
  const lines = names.map((name) => {
    if (!(name in nodes)) throw new Error(`there is no icon ${name}`);
    return `  ${JSON.stringify(name)}: ${JSON.stringify(nodes[name])},`;
  });
  const text = `import { addIcons, type IconNode } from "./icon_source.ts";

/** The icons islands draw (lucide, ISC licence), written by write_island_icons.ts. */
export const ISLAND_ICONS: Record<string, readonly IconNode[]> = {
${lines.join("\n")}
};

addIcons(Object.entries(ISLAND_ICONS));
`;
  await Deno.writeTextFile(new URL("island_icons.ts", import.meta.url), text);
}
