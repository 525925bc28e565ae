import type { Translate } from "@/kernel/texts/texts.ts";
import { CALL_TIMEOUT_MS, type TransportTexts } from "@/islands/call.ts";

/** Texts of an island, as a prop: `islandTexts(t, { add: "part.addToCart", cart: "page.EPCCart" })`. */
export function islandTexts<K extends string>(t: Translate, keys: Record<K, string>): Record<K, string> {
  const entries = Object.entries<string>(keys).map(([name, key]) => [name, t(key)]);
  return Object.fromEntries(entries) as Record<K, string>;
}

/** What an island says when the server cannot: network, timeout, fault. */
export function transportTexts(t: Translate): TransportTexts {
  return {
    network: t("form.network"),
    timeout: t("form.timeout", { seconds: CALL_TIMEOUT_MS / 1000 }),
    fault: t("form.fault"),
  };
}

/** Texts of the search box. */
export function searchTexts(t: Translate) {
  return {
    ...islandTexts(t, {
      search: "shell.search",
      placeholder: "shell.search_placeholder",
      shortcut: "shell.search_shortcut",
      suggestions: "shell.search_suggestions",
      none: "shell.search_none",
      enter: "shell.search_enter",
      recent: "shell.search_recent",
      superseded: "shell.search_superseded",
      vehicles: "shell.search_vehicles",
      numbers: "shell.search_numbers",
      orders: "shell.search_orders",
      jobs: "shell.search_jobs",
      series: "shell.search_series",
      figures: "shell.search_figures",
      parts: "shell.search_parts",
      documents: "shell.search_documents",
      pages: "shell.search_pages",
      not: "shell.search_unfit",
      unknown: "shell.search_unknown_fit",
      scan: "shell.scan",
      scanAim: "shell.scan_aim",
      scanNoCamera: "shell.scan_no_camera",
      scanPicture: "shell.scan_picture",
      scanNothing: "shell.scan_nothing",
      scanClose: "shell.scan_close",
    }),
    // The island fills their places.
    best: t("shell.search_best", { name: "{name}" }),
    all: t("shell.search_all", { count: "{count}" }),
  };
}
