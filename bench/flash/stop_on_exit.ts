/** Ends a program that was started when this one ends. */
export function stopOnExit(child: Deno.ChildProcess): void {
  globalThis.addEventListener("unload", () => {
    try {
      child.kill("SIGTERM");
    } catch {
      // It has ended.
    }
  });
}
