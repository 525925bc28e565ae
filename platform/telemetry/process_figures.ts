/** What a system tells of one of its processes. */
export interface ProcessFigures {
  openFds: number;
  /** Null: as many as it likes. */
  maxFds: number | null;
  virtualBytes: number;
  /** Memory for data, Deno's heap among it. */
  heapBytes: number;
}

/** Reads them in `/proc`; null where there is none, or where the process has ended. */
export async function readProcessFigures(pid: number): Promise<ProcessFigures | null> {
  try {
    const [status, limits, openFds] = await Promise.all([
      Deno.readTextFile(`/proc/${pid}/status`),
      Deno.readTextFile(`/proc/${pid}/limits`),
      countOf(`/proc/${pid}/fd`),
    ]);
    const bytes = (name: string) =>
      1024 * Number(new RegExp(`^${name}:\\s+(\\d+) kB$`, "m").exec(status)?.[1]);
    const most = /^Max open files\s+(\d+)/m.exec(limits)?.[1];
    return {
      openFds,
      maxFds: most === undefined ? null : Number(most),
      virtualBytes: bytes("VmSize"),
      heapBytes: bytes("VmData"),
    };
  } catch (error) {
    if (error instanceof Deno.errors.NotFound) return null;
    throw error;
  }
}

async function countOf(folder: string): Promise<number> {
  let count = 0;
  for await (const _ of Deno.readDir(folder)) count++;
  return count;
}
