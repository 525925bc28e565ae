/** Sends a signal to a process that may have ended by itself: Ctrl-C reaches all processes of a terminal at once. */
export function signalIfRunning(child: Deno.ChildProcess, signal: Deno.Signal): void {
  try {
    child.kill(signal);
  } catch (error) {
    // Deno's way to say that it has ended.
    if (!(error instanceof TypeError)) throw error;
  }
}
