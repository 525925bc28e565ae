/** An area and a place, as the IANA time zone database writes them; no offsets such as `+08:00`, which know no summer time. */
const ZONE = /^(UTC|[A-Z][A-Za-z]+(\/[A-Za-z0-9_+-]+)+)$/;

/** Those that were found to be zones: asking is slow beside the rows of an import. */
const known = new Set<string>();

/** Whether a text is a zone of the IANA database, by its name or by an older one that it still knows (Asia/Saigon). */
export function isKnownZone(zone: string): boolean {
  if (known.has(zone)) return true;
  if (!ZONE.test(zone) || !isAccepted(zone)) return false;
  known.add(zone);
  return true;
}

function isAccepted(timeZone: string): boolean {
  try {
    new Intl.DateTimeFormat("en", { timeZone });
    return true;
  } catch {
    return false;
  }
}
