import { DEFAULT_TRACE, TRACE_NAMES, type TraceSettings } from "@/engines/files/convert/trace_settings.ts";

/** Settings in an address, those that are not the default. */
export function settingsQuery(settings: TraceSettings): URLSearchParams {
  const changed = TRACE_NAMES.filter((name) => settings[name] !== DEFAULT_TRACE[name]);
  return new URLSearchParams(changed.map((name) => [name, String(settings[name])]));
}

/** Address of the preview of a drawing. */
export function previewHref(fileId: string, settings: TraceSettings): string {
  const query = settingsQuery(settings);
  return `/tis/fileconverter/gif2svg/${fileId}${query.size ? `?${query}` : ""}`;
}
