import { z } from "zod";

/** How a raster drawing becomes curves (page `Gif2Svg`). */
export const TraceSettings = z.object({
  /** Up to which brightness (1-254) a pixel is ink; 0 finds it by itself. */
  threshold: z.coerce.number().int().min(0).max(254).default(0),
  /** How often the picture is enlarged before it is traced: finer curves, longer paths. */
  detail: z.coerce.number().int().min(1).max(3).default(2),
  /** 0 keeps corners, 100 rounds them. */
  smoothing: z.coerce.number().int().min(0).max(100).default(50),
  /** Areas of fewer pixels than this, squared, are left out. */
  specks: z.coerce.number().int().min(0).max(20).default(2),
  /** `current` takes the colour of the text around it. */
  ink: z.enum(["black", "current"]).default("black"),
});
export type TraceSettings = z.output<typeof TraceSettings>;

export const DEFAULT_TRACE: TraceSettings = TraceSettings.parse({});

/** Names of the settings, in an address as in the program. */
export const TRACE_NAMES = Object.keys(DEFAULT_TRACE) as (keyof TraceSettings)[];

/** Settings as an address gives them; what is out of range falls back to its default. */
export function settingsOf(params: URLSearchParams): TraceSettings {
  const given = TRACE_NAMES.map((name) => {
    const read = TraceSettings.shape[name].safeParse(params.get(name) ?? undefined);
    return [name, read.success ? read.data : DEFAULT_TRACE[name]];
  });
  return TraceSettings.parse(Object.fromEntries(given));
}
