import { DEFAULT_TRACE, TraceSettings } from "@/engines/files/convert/trace_settings.ts";

/** Names of the settings of a tracing in an address. */
const NAMES = Object.keys(DEFAULT_TRACE) as (keyof TraceSettings)[];

/** Settings as an address gives them; what is out of range falls back to its default. */
export function settingsOf(params: URLSearchParams): TraceSettings {
  const given = NAMES.map((name) => {
    const read = TraceSettings.shape[name].safeParse(params.get(name) ?? undefined);
    return [name, read.success ? read.data : DEFAULT_TRACE[name]];
  });
  return TraceSettings.parse(Object.fromEntries(given));
}

/** Settings in an address, those that are not the default. */
export function settingsQuery(settings: TraceSettings): URLSearchParams {
  const changed = NAMES.filter((name) => settings[name] !== DEFAULT_TRACE[name]);
  return new URLSearchParams(changed.map((name) => [name, String(settings[name])]));
}

/** Address of the preview of a drawing. */
export function previewHref(fileId: string, settings: TraceSettings): string {
  const query = settingsQuery(settings);
  return `/tis/fileconverter/gif2svg/${fileId}${query.size ? `?${query}` : ""}`;
}
