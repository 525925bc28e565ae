/** What the page of a control unit shows, by its address; the first one is meant where none is named. */
export const ECU_VIEWS = ["dtcs", "data", "tests", "coding", "update"] as const;
export type EcuView = typeof ECU_VIEWS[number];
