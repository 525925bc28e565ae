import { exportWork } from "@/engines/exports/export_work.ts";
import { scanWork } from "@/engines/files/scan/scan_work.ts";
import { convertWork } from "@/engines/files/convert/convert_work.ts";
import { userSyncWork } from "@/services/user_sync/sync_work.ts";
import type { WorkType } from "@/engines/work/define_work.ts";

/** Every kind of long work that workers take. */
// deno-lint-ignore no-explicit-any -- work of many shapes side by side; each was checked where it is declared
export const WORK: readonly WorkType<any>[] = [convertWork, exportWork, userSyncWork, scanWork];
