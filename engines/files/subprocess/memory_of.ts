/** Size of a page of memory on the systems that have /proc with it, bytes. */
const PAGE = 4096;

/** Memory in use by a process and all that it started, bytes; 0 where the system does not tell (only Linux does). */
export async function memoryOf(pid: number): Promise<number> {
  try {
    const [, resident] = (await Deno.readTextFile(`/proc/${pid}/statm`)).split(" ");
    const children = await Deno.readTextFile(`/proc/${pid}/task/${pid}/children`).catch(() => "");
    const theirs = await Promise.all(
      children.split(" ").filter(Boolean).map((child) => memoryOf(Number(child))),
    );
    return theirs.reduce((sum, one) => sum + one, Number(resident) * PAGE);
  } catch {
    return 0;
  }
}
