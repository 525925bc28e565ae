/** The fifteen types of bulletins, by the two digits that stand in a bulletin's code. Each has a text `tsb.kind_<code>`. */
export const TSB_TYPES = [
  "01",
  "02",
  "03",
  "04",
  "05",
  "06",
  "07",
  "08",
  "09",
  "10",
  "11",
  "12",
  "13",
  "14",
  "15",
] as const;

/** Types on which readers should act at once: recalls, service campaigns, high-voltage safety. */
export const URGENT_TYPES: readonly string[] = ["03", "04", "12"];

/** Types whose bulletins ask stores for work on each vehicle, and in how many days from the release on; what people change on the register stays. */
export const WORK_DAYS: Readonly<Record<string, number>> = { "03": 90, "04": 120 };
