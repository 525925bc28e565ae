/** One shape of an icon: its SVG element and attributes. */
export type IconNode = readonly [tag: string, attributes: Readonly<Record<string, string>>];

/**
 * Icons by name. In the browser only those that islands use (`island_icons.ts`); on the server `server_icons.ts` adds all that
 * the portal draws, so that a page carries just the shapes it shows and no island ships the rest.
 */
const source = new Map<string, readonly IconNode[]>();

/** Makes icons known to `<Icon>`. */
export function addIcons(icons: Iterable<readonly [string, readonly IconNode[]]>): void {
  for (const [name, nodes] of icons) source.set(name, nodes);
}

/** The shapes of an icon, or undefined when nobody added it. */
export function iconNodes(name: string): readonly IconNode[] | undefined {
  return source.get(name);
}
