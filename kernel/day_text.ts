import { z } from "zod";

/** A day as `yyyy-MM-dd` (RFC 3339) that the database knows too: its calendar has no year 0. */
export function dayText(params?: { error: string }) {
  return z.iso.date(params).refine((day) => !day.startsWith("0000"), params);
}
