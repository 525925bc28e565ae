/** Processor time that a process or some processes have used, as Linux tells it in /proc. */

/** Length of a clock tick of /proc/PID/stat, milliseconds: the kernel's interface fixes it at a hundred a second. */
const TICK_MS = 10;

interface Stat {
  parent: number;
  /** User and system time of the process itself. */
  ownMs: number;
  /** The same of its children that have ended. */
  endedMs: number;
}

async function statOf(pid: number): Promise<Stat | null> {
  const text = await Deno.readTextFile(`/proc/${pid}/stat`).catch(() => null);
  if (text === null) return null;
  // The name in brackets may itself hold blanks and brackets.
  const fields = text.slice(text.lastIndexOf(")") + 2).split(" ").map(Number);
  return {
    parent: fields[1]!,
    ownMs: (fields[11]! + fields[12]!) * TICK_MS,
    endedMs: (fields[13]! + fields[14]!) * TICK_MS,
  };
}

/** User and system time of a process with all its threads, milliseconds. */
export async function processorMs(pid: number): Promise<number> {
  const stat = await statOf(pid);
  if (!stat) throw new Error(`there is no process ${pid}`);
  return stat.ownMs;
}

/** User and system time of a process and of all its children, those that have ended too, milliseconds. */
export async function familyMs(pid: number): Promise<number> {
  let total = 0;
  for await (const { name } of Deno.readDir("/proc")) {
    if (!/^\d+$/.test(name)) continue;
    const stat = await statOf(Number(name));
    if (stat?.parent === pid) total += stat.ownMs;
    else if (stat && Number(name) === pid) total += stat.ownMs + stat.endedMs;
  }
  return total;
}

/** The same of a process and of all that came from it, of children's children too. */
export async function descendantsMs(pid: number): Promise<number> {
  const stats = new Map<number, Stat>();
  for await (const { name } of Deno.readDir("/proc")) {
    const stat = /^\d+$/.test(name) ? await statOf(Number(name)) : null;
    if (stat) stats.set(Number(name), stat);
  }
  const comesFrom = (one: number): boolean => {
    if (one === pid) return true;
    const stat = stats.get(one);
    return stat !== undefined && comesFrom(stat.parent);
  };
  let total = 0;
  for (const [one, { ownMs, endedMs }] of stats) if (comesFrom(one)) total += ownMs + endedMs;
  return total;
}
