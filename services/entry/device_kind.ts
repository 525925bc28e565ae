/** Kinds of devices, each with a live session of its own. */
export const DEVICE_KINDS = ["desk", "phone"] as const;
export type DeviceKind = typeof DEVICE_KINDS[number];

/** What kind of device an agent text names. Browsers of phones say 'Mobi'; tablets and programs count as desks. */
export function deviceKindOf(agent: string): DeviceKind {
  return /\bMobi/.test(agent) ? "phone" : "desk";
}
