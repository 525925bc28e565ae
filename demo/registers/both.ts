/** A name in the two languages in which the demo's registers are written. */
export function both(zh_CN: string, en_US: string): { zh_CN: string; en_US: string } {
  return { zh_CN, en_US };
}
