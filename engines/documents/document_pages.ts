import type { IconName } from "@/kernel/access/icon_name.ts";
import type { Module } from "@/kernel/access/modules.ts";
import { page, type PageEntry } from "@/kernel/access/pages.ts";
import type { DocumentKind } from "./define_document.ts";

/** The four pages of a kind: both lists in the navigation, and what they lead to. */
export function documentPages(
  { routes, demanded }: Pick<DocumentKind, "routes" | "demanded">,
  { module, icon, workIcon }: { module: Module; icon: IconName; workIcon: IconName },
): PageEntry[] {
  const { reading, preview, working, editor } = routes;
  return [
    page(reading, { module, icon, nav: "below" }),
    page(preview, {
      module,
      icon,
      need: `${reading}:view`,
      under: reading,
      duringReading: demanded !== undefined,
    }),
    page(working, { module, icon: workIcon, nav: "below" }),
    page(editor, { module, icon: workIcon, need: `${working}:view`, under: working, oldIe: "ie-editor" }),
  ];
}
