const WIDTH = 30;
const FULL = "█", EMPTY = "░";

/**
 * A progress bar of one line on standard error. On a terminal it is redrawn in place; elsewhere (a log) a line is
 * written every tenth.
 */
export function progressBar(name: string, total: number) {
  const begun = performance.now();
  const terminal = Deno.stderr.isTerminal();
  let from = 0, told = -1;
  return {
    /** @param done of `total`; the first call says where an earlier run had stopped */
    show(done: number): void {
      if (told < 0) from = done;
      const part = total === 0 ? 1 : done / total;
      const tenth = Math.floor(part * 10);
      if (!terminal && tenth === told && done < total) return;
      told = tenth;
      const seconds = (performance.now() - begun) / 1000;
      const left = done > from && done < total ? (seconds * (total - done)) / (done - from) : 0;
      const bar = FULL.repeat(Math.round(part * WIDTH)).padEnd(WIDTH, EMPTY);
      const time = done < total ? `${Math.ceil(left)} s left` : `${seconds.toFixed(1)} s`;
      const text = `${name.padEnd(24)} ${bar} ${Math.floor(part * 100)}% ${time}`;
      Deno.stderr.writeSync(new TextEncoder().encode(terminal ? `\r${text}\x1b[K` : `${text}\n`));
      if (terminal && done >= total) Deno.stderr.writeSync(new TextEncoder().encode("\n"));
    },
  };
}
