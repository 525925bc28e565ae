import type { Edition } from "@/kernel/access/editions.ts";
import { type Module, MODULES } from "@/kernel/access/modules.ts";
import { type PageEntry, PAGES } from "@/kernel/access/pages.ts";

/** What is set for a module or a page; null: as the wider scope has it, at last the program. */
export interface ModuleSetting {
  isOn: boolean | null;
  /** Place in its module; the program's own are 10, 20, 30 ... */
  sort: number | null;
  /** Stands on the home page as a tile. */
  tile: boolean | null;
  /** Rows of its list as long as the reader has chosen none. */
  pageSize: number | null;
}

/** A setting where it is stored: for an edition and a brand, or for all of them. */
export interface StoredSetting extends ModuleSetting {
  edition: Edition | null;
  brandCode: string | null;
  /** `module:parts`, `page:EPCCart`. */
  subject: string;
}

/** The portal as one edition of one brand has it. */
export interface Switches {
  /** Routes of the pages that are off. */
  off: ReadonlySet<string>;
  modules: readonly Module[];
  /** The pages that are on, in their order. */
  pages: readonly PageEntry[];
  /** By route, where it is set: shown as a tile of the home page or not. */
  tiles: ReadonlyMap<string, boolean>;
  /** By route, where it is set. */
  pageSizes: ReadonlyMap<string, number>;
}

/** What the settings are made on; nobody could undo switching it off. */
export const SETTINGS_PAGE = "moduleSettings";

/** Pages that cannot be switched off: entries, what every logged-in person has, and where this is set. */
export function isFixed(page: PageEntry): boolean {
  return !page.need.includes(":") || page.route === SETTINGS_PAGE;
}

/** Modules of which something can be switched off. */
export function switchedModules(): Module[] {
  return MODULES.filter((module) => PAGES.all.some((page) => page.module === module && !isFixed(page)));
}

/** Settings from the narrowest scope to the widest: the first that says something counts. */
export function scopesOf(
  edition: Edition | null,
  brandCode: string | null,
): { edition: Edition | null; brandCode: string | null }[] {
  const all = [
    { edition, brandCode },
    { edition: null, brandCode },
    { edition, brandCode: null },
    { edition: null, brandCode: null },
  ];
  return all.filter((one, at) =>
    all.findIndex((other) => other.edition === one.edition && other.brandCode === one.brandCode) === at
  );
}

/** Reads one member of a subject through these scopes; null where none says anything. */
export function settingReader(
  stored: readonly StoredSetting[],
  scopes: readonly { edition: Edition | null; brandCode: string | null }[],
): <K extends keyof ModuleSetting>(subject: string, member: K) => ModuleSetting[K] | null {
  const bySubject = Map.groupBy(stored, ({ subject }) => subject);
  return (subject, member) => {
    const rows = bySubject.get(subject);
    if (!rows) return null;
    for (const { edition, brandCode } of scopes) {
      const row = rows.find((one) => one.edition === edition && one.brandCode === brandCode);
      if (row && row[member] !== null) return row[member];
    }
    return null;
  };
}

/** Place of a page in its module as the program has it: 10, 20, 30 ... */
export function ownPlace(page: PageEntry): number {
  return 10 * (1 + PAGES.all.filter(({ module }) => module === page.module).indexOf(page));
}

/** Place of a module as the program has it. */
export function ownModulePlace(module: Module): number {
  return 10 * (1 + MODULES.indexOf(module));
}

/** The portal of an edition and brand by what is set. */
export function switchesOf(stored: readonly StoredSetting[], edition: Edition, brandCode: string): Switches {
  const read = settingReader(stored, scopesOf(edition, brandCode));
  const off = new Set<string>();
  const tiles = new Map<string, boolean>();
  const pageSizes = new Map<string, number>();
  for (const page of PAGES.all) {
    const subject = `page:${page.route}`;
    const isOff = read(subject, "isOn") === false || read(`module:${page.module}`, "isOn") === false;
    if (isOff && !isFixed(page)) off.add(page.route);
    const tile = read(subject, "tile");
    if (tile !== null) tiles.set(page.route, tile);
    const size = read(subject, "pageSize");
    if (size !== null) pageSizes.set(page.route, size);
  }
  const place = (page: PageEntry) => read(`page:${page.route}`, "sort") ?? ownPlace(page);
  const modulePlace = (module: Module) => read(`module:${module}`, "sort") ?? ownModulePlace(module);
  return {
    off,
    tiles,
    pageSizes,
    modules: [...MODULES].sort((a, b) => modulePlace(a) - modulePlace(b)),
    pages: PAGES.all.filter(({ route }) => !off.has(route)).sort((a, b) => place(a) - place(b)),
  };
}

/** Nothing set: before a login, and where nobody has ever set anything. */
export function defaultSwitches(): Switches {
  return nothing ??= switchesOf([], "domestic", "");
}

let nothing: Switches | undefined;
