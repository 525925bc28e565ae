import { exportWork } from "@/services/exports/export_work.ts";
import { scanWork } from "@/services/files/scan/scan_work.ts";
import { convertWork } from "@/services/files/convert/convert_work.ts";
import { userSyncWork } from "@/services/users/sync/sync_work.ts";
import type { WorkType } from "@/services/work/define_work.ts";

/** Every kind of long work that workers take. */
// deno-lint-ignore no-explicit-any -- work of many shapes side by side; each was checked where it is declared
export const WORK: readonly WorkType<any>[] = [convertWork, exportWork, userSyncWork, scanWork];
