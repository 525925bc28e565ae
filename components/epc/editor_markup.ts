import { escapeMarkup } from "@/kernel/escape_markup.ts";

const CALLOUT = /<g class="callout"[^>]*>[\s\S]*?<\/g><\/g>/g;

/** A drawing for the editor: without its own callouts, which are drawn as hotspots there, and without its style sheet. */
export function editorMarkup(svg: string, title: string): string {
  return svg
    .replace(/<style>[\s\S]*?<\/style>/, "")
    .replace(CALLOUT, "")
    .replace(
      /^<svg([^>]*?) role="img"/,
      (_, more: string) => `<svg${more} role="group" aria-label="${escapeMarkup(title)}"`,
    );
}
