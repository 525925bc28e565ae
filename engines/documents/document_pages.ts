import type { IconName } from "@/kernel/access/icon_name.ts";
import type { Module } from "@/kernel/access/modules.ts";
import { page, type PageEntry } from "@/kernel/access/pages.ts";
import type { DocumentKind, DocumentRoutes } from "./define_document.ts";

/** Which of a kind's pages. */
export type DocumentPart = keyof DocumentRoutes;

/** A page of a kind of document that is drawn as those of every kind: it needs no file in routes. */
export interface DocumentPageEntry extends PageEntry {
  document: DocumentKind;
  part: DocumentPart;
}

interface Shown {
  module: Module;
  icon: IconName;
  workIcon: IconName;
  /** Text key of what the navigation calls the list of those who write; left out: its title. */
  workShort?: string;
  /** Those that draw more than every kind does, each by a file in `routes/(<domain>)`. */
  files?: readonly DocumentPart[];
}

/** The four pages of a kind: both lists in the navigation, and what they lead to. */
export function documentPages(
  kind: DocumentKind,
  { module, icon, workIcon, workShort, files = [] }: Shown,
): PageEntry[] {
  const { routes: { reading, preview, working, editor }, demanded } = kind;
  const pages: Record<DocumentPart, PageEntry> = {
    reading: page(reading, { module, icon, nav: "below" }),
    preview: page(preview, {
      module,
      icon,
      need: `${reading}:view`,
      under: reading,
      duringReading: demanded !== undefined,
    }),
    working: page(working, { module, icon: workIcon, nav: "below", short: workShort }),
    editor: page(editor, {
      module,
      icon: workIcon,
      need: `${working}:view`,
      under: working,
      oldIe: "ie-editor",
    }),
  };
  return (Object.entries(pages) as [DocumentPart, PageEntry][]).map(([part, entry]) =>
    files.includes(part) ? entry : { ...entry, document: kind, part } satisfies DocumentPageEntry
  );
}

/** What a page shows of which kind of document, or null where it is another page or has a file of its own. */
export function documentOfPage(entry: PageEntry): DocumentPageEntry | null {
  return "document" in entry && "part" in entry ? entry as DocumentPageEntry : null;
}
