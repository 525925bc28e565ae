import { refuse, refuseField } from "@/kernel/refusals/refuse.ts";
import { HEAVY } from "./check_in_subprocess.ts";
import { readInSubprocess, Unreadable } from "./subprocess/read_in_subprocess.ts";
import { codeOf } from "@/kernel/access/actor.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import type { Content } from "./content.ts";

/** Bounds of a sheet that somebody brings. */
export interface SheetBounds {
  /** Largest file, bytes. */
  bytes: number;
  /** What it may unpack to, bytes. */
  unpacked: number;
  /** Rows that are read, with the heads; of more, one more is given, so that it shows. */
  rows: number;
}

/**
 * Cells of the first sheet of an XLSX file that somebody brings, read apart. Refuses `too-large`, `import-not-readable` for what is no
 * XLSX, `import-unpacks-too-much` and `import-too-wide` for more than any such list has, and `import-too-heavy` for what takes too much
 * time or memory.
 */
export async function readSheetCells(
  ctx: Pick<Ctx, "actor">,
  file: File,
  { bytes, unpacked, rows }: SheetBounds,
): Promise<unknown[][]> {
  if (file.size > bytes) throw refuse("too-large", { limit: `${bytes / 1024 / 1024} MB` });
  const cells = await readInSubprocess(codeOf(ctx.actor) ?? "portal", "sheet", contentOfFile(file), {
    rows,
    unpacked,
  }).catch((error) => {
    if (!(error instanceof Unreadable)) throw error;
    console.warn(error.message);
    throw refuseField("file", "import-too-heavy", HEAVY);
  });
  if (cells === null) throw refuseField("file", "import-not-readable");
  return cells;
}

function contentOfFile(file: File): Content {
  return {
    size: file.size,
    read: async (start, length) => new Uint8Array(await file.slice(start, start + length).arrayBuffer()),
    stream: () => Promise.resolve(file.stream()),
  };
}
