/** Makes moments into what a sheet has for them: days since 1899-12-30 on the clock of a zone, so 2026-03-10 08:00 there. */
export function serialOf(zone: string): (moment: Date) => number {
  const clock = new Intl.DateTimeFormat("en-US", {
    timeZone: zone,
    hourCycle: "h23",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
    second: "numeric",
  });
  return (moment) => {
    const part: Record<string, number> = {};
    for (const { type, value } of clock.formatToParts(moment)) part[type] = Number(value);
    const { year, month, day, hour, minute, second } = part;
    return Date.UTC(year!, month! - 1, day!, hour, minute, second) / 86_400_000 + 25_569;
  };
}
