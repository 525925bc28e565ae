/** An element of a cleaned drawing with what it draws besides its children. */
interface Drawn {
  name: string;
  /** Ids of what is drawn in its place too, each with how often. */
  uses: { id: string; times: number }[];
  children: Drawn[];
  /** Elements drawn for it, itself among them; NaN while they are counted. */
  count?: number;
}

/** Elements that paint or cut and draw nothing of their own. */
const PAINTS: ReadonlySet<string> = new Set(["linearGradient", "radialGradient", "filter"]);

/**
 * How many elements a browser draws of a drawing as cleanSvg writes it, when it follows each `use` and each mark, pattern, mask and clip that
 * elements name: eleven levels of ten uses in two KB are a hundred thousand million. Infinity for what is drawn within itself.
 *
 * References in style sheets count for every element, as it is not looked at which elements a rule means.
 */
export function drawnElements(svg: string): number {
  const byId = new Map<string, Drawn>();
  const root: Drawn = { name: "", uses: [], children: [] };
  const open = [root];
  for (const [, end, name, attributes, empty] of svg.matchAll(/<(\/?)([A-Za-z]+)((?:\s[^<>]*?)?)(\/?)>/g)) {
    if (end) {
      open.pop();
      continue;
    }
    const drawn: Drawn = { name: name!, uses: usesOf(attributes!), children: [] };
    const id = / id="([^"]*)"/.exec(attributes!)?.[1];
    if (id !== undefined && !byId.has(id)) byId.set(id, drawn);
    open.at(-1)!.children.push(drawn);
    if (!empty) open.push(drawn);
  }
  const everywhere = [...svg.matchAll(/<style[^>]*>([^<]*)/g)].flatMap(([, css]) => idsIn(css!));
  return countOf(root, byId, everywhere.map((id) => ({ id, times: 1 }))) - 1;
}

function usesOf(attributes: string): Drawn["uses"] {
  const href = / href="#([^"]*)"/.exec(attributes)?.[1];
  const vertices = (/ (?:d|points)="([^"]*)"/.exec(attributes)?.[1]?.match(/[\d.]+/g)?.length ?? 2) / 2;
  const named = [...attributes.matchAll(/ ([\w-]+)="([^"]*url[^"]*)"/g)].flatMap(([, name, value]) =>
    idsIn(value!).map((id) => ({ id, times: /marker/.test(`${name}${value}`) ? vertices : 1 }))
  );
  return href === undefined ? named : [{ id: href, times: 1 }, ...named];
}

function idsIn(value: string): string[] {
  return [...value.matchAll(/url\s*\(\s*(?:&quot;|')?#([\w.:-]+)/gi)].map(([, id]) => id!);
}

function countOf(drawn: Drawn, byId: ReadonlyMap<string, Drawn>, everywhere: Drawn["uses"]): number {
  if (drawn.count !== undefined) return Number.isNaN(drawn.count) ? Infinity : drawn.count;
  drawn.count = NaN;
  let count = 1;
  for (const child of drawn.children) count += countOf(child, byId, everywhere);
  if (!PAINTS.has(drawn.name)) {
    for (const { id, times } of [...drawn.uses, ...everywhere]) {
      const target = byId.get(id);
      // What a style sheet names is not drawn again for itself.
      if (
        !target || PAINTS.has(target.name) ||
        Number.isNaN(target.count) && everywhere.some((one) => one.id === id)
      ) {
        continue;
      }
      count += times * countOf(target, byId, everywhere);
    }
  }
  return drawn.count = count;
}
