import { z } from "zod";

/** Names the work of scanning one file, apart from what it does: who stores a file needs no scanner. */
export const SCAN_FILE = { kind: "scan-file", payload: z.object({ fileId: z.uuid() }) };
