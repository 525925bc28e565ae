import { isElectrified, type ModelDraft, SERIES, type SeriesDraft } from "./series.ts";
import type { Names } from "./names.ts";
import { driveFeature, type Feature, valueOf } from "./options.ts";
import { PLATFORMS } from "./platforms.ts";

export interface Model extends ModelDraft {
  /** Letters of the series, kilowatts, drive and model year: TE160R1. */
  code: string;
  series: SeriesDraft;
  names: Names;
  /** Value codes its vehicles can carry. */
  values: readonly string[];
  sort: number;
}

const DRIVES = { front: "F", rear: "R", all: "A" } as const;

/** The sixty models of all series. */
export const MODELS: readonly Model[] = SERIES.flatMap((series) => {
  const taken = new Set<string>();
  return series.models.map((draft, index): Model => {
    const stem = `${series.prefix}${String(draft.power).padStart(3, "0")}${DRIVES[draft.drive]}`;
    let code = `${stem}${draft.year % 10}`;
    // Bodies and equipment lines of one power and year are told apart by a letter.
    for (const letter of "BCDEFG") if (taken.has(code)) code = `${stem}${draft.year % 10}${letter}`;
    taken.add(code);
    const [zh, en] = series.written;
    return {
      ...draft,
      code,
      series,
      names: { zh_CN: `${zh} ${draft.label}`, en_US: `${en} ${draft.label}`, de_DE: `${en} ${draft.label}` },
      values: offeredBy(series, draft).map((feature) => valueOf(feature, PLATFORMS[series.platform])),
      sort: index + 1,
    };
  });
});

/** Options a model can be ordered with, by name. */
export function offeredBy(series: SeriesDraft, model: ModelDraft): Feature[] {
  const offered: Feature[] = [
    driveFeature(model.drive),
    "lhd",
    "rhd",
    "brake_standard",
    "brake_large",
    "wheel_small",
    "wheel_middle",
    "wheel_large",
  ];
  const add = (when: boolean, ...features: Feature[]) => when && offered.push(...features);
  const small = series.platform === "city",
    cargo = series.platform === "cargo",
    dear = series.platform === "premium";
  const bev = series.energy === "bev";
  add(bev, model.battery === "small" ? "battery_small" : "battery_large");
  add(series.energy === "phev", "battery_hybrid");
  add(isElectrified(series), "heat_pump", "ptc");
  add(bev && small, "charger_7", "charger_11");
  add(bev && !small, "charger_11", "charger_22");
  add(series.energy === "phev", "charger_7");
  add(!dear, small || cargo ? "halogen" : "led");
  add(small || cargo || dear, "led");
  add(!small && !cargo, "matrix", "headlamp_washers");
  add(!small && !cargo, "adaptive_dampers");
  add(!cargo, "sport_suspension", "sunroof");
  add(dear, "soft_close");
  add(!small, "towing");
  add(true, "rain_sensor", "heated_nozzles", "keyless", "cold_climate");
  return [...new Set(offered)];
}
