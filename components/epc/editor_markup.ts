const CALLOUT = /<g class="callout"[^>]*>[\s\S]*?<\/g><\/g>/g;

/** A drawing for the editor: without its own callouts, which are drawn as hotspots there, and without its style sheet. */
export function editorMarkup(svg: string, title: string): string {
  const label = title.replace(/&/g, "&amp;").replace(/"/g, "&quot;").replace(/</g, "&lt;");
  return svg
    .replace(/<style>[\s\S]*?<\/style>/, "")
    .replace(CALLOUT, "")
    .replace(/^<svg([^>]*?) role="img"/, `<svg$1 role="group" aria-label="${label}"`);
}
