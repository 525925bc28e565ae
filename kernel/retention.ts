/** How long what has ended is kept; the variables `KEEP_*` set it. Logs, messages, mails and hand-overs have a page of their own. */
export interface Retention {
  /** Sent events and receipts: months, that of today not counted. */
  eventMonths: number;
  /** Parked events that were dealt with, days. */
  parkedDays: number;
  /** Long work that was done or given up, days. */
  workDays: number;
  /** Runs of the user synchronisation, days. */
  syncRunDays: number;
  /** Files of exports, days. */
  exportDays: number;
  /** Sessions, links of mails and exports without their file, after their end: days. */
  endedDays: number;
}

/** Where nothing else is set. */
export const RETENTION: Retention = {
  eventMonths: 3,
  parkedDays: 90,
  workDays: 30,
  syncRunDays: 30,
  exportDays: 30,
  endedDays: 90,
};
