/** States of an export task (specification section 4). */
export const EXPORT_STATES = ["pending", "processing", "success", "failed"] as const;
export type ExportState = typeof EXPORT_STATES[number];

/** A task as its owner sees it; moments are ISO 8601. */
export interface ExportTask {
  id: string;
  kind: string;
  /** Name of the list in the reader's language. */
  list: string;
  /** Page of the list, below the base path. */
  page: string | null;
  state: ExportState;
  rowsDone: number;
  /** Null until they were counted. */
  rowsTotal: number | null;
  /** Null while there is none, and when its time is over. */
  fileId: string | null;
  fileName: string | null;
  /** Bytes. */
  size: number | null;
  /** In the reader's language. */
  reason: string | null;
  requestedAt: string;
  endedAt: string | null;
  expiresAt: string | null;
  /** The file has gone since its time was over. */
  isExpired: boolean;
}
