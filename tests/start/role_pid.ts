/** Process id of the portal that a launcher has started, read in Linux's /proc; null where there is none, or none yet. */
export function rolePidOf(launcher: number): number | null {
  try {
    // A child stands with the thread that made it.
    for (const { name: thread } of Deno.readDirSync(`/proc/${launcher}/task`)) {
      const children = Deno.readTextFileSync(`/proc/${launcher}/task/${thread}/children`);
      for (const pid of children.split(" ").filter(Boolean)) {
        const line = Deno.readTextFileSync(`/proc/${pid}/cmdline`).split("\0");
        if (line.some((argument) => argument.endsWith("/role.ts"))) return Number(pid);
      }
    }
  } catch { /* it has ended meanwhile */ }
  return null;
}
