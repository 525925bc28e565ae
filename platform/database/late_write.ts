/**
 * postgres.js 3.4.9 may write to a connection that has closed since: its `nextWrite`, called from a timer, then fails with a
 * TypeError that nobody can catch and that would end the process. The statement itself is refused through its own promise and the
 * client replaced, so nothing is lost by passing over this one fault; every other one ends the process as before.
 */
export function ignoreLateWrites(): void {
  if (installed) return;
  installed = true;
  globalThis.addEventListener("error", (event) => {
    if (!isLateWrite(event.error)) return;
    event.preventDefault();
    console.warn("the database client wrote to a connection that was gone");
  });
}

let installed = false;

/** Whether an error is that of the client's `nextWrite` on a closed connection, told by its stack. */
export function isLateWrite(error: unknown): boolean {
  if (!(error instanceof TypeError) || !/\bnull\b.*\bwrite\b/.test(error.message)) return false;
  const top = error.stack?.split("\n").find((line) => line.trimStart().startsWith("at "));
  return top !== undefined && /\bnextWrite\b.*[/\\]postgres[/\\].*connection\.js/.test(top);
}
