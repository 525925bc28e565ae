/** What is written by a log that may have no room, so that whoever logs never fails by it. */
interface UnfailingLog {
  /** The same writer, which tells nobody that it failed. */
  guard(write: (...said: unknown[]) => void): (...said: unknown[]) => void;
}

/**
 * Keeps a log that cannot be written, such as a file on a full disk, from failing what logs: Deno's console throws then, in the middle of a transaction as
 * in a timer, which ends the process. What could not be written is lost; how much that was is told by the first entry that is written again.
 *
 * @param tell writes how many entries were lost, and why the last of them was
 */
export function unfailingLog(tell: (lost: number, reason: unknown) => void): UnfailingLog {
  let lost = 0;
  let reason: unknown = null;
  return {
    guard: (write) => (...said) => {
      try {
        write(...said);
      } catch (error) {
        lost++;
        reason = error;
        return;
      }
      if (lost === 0) return;
      const count = lost;
      lost = 0;
      tell(count, reason);
    },
  };
}
