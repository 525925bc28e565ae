import { cpuUsage } from "node:process";

/** User and system time of this process with all its threads, milliseconds. */
export function ownMs(): number {
  const { user, system } = cpuUsage();
  return (user + system) / 1000;
}

/** Processor time of doing something once, milliseconds: done over and over until `forMs` have been used. */
export async function processorTime(work: () => unknown, forMs: number): Promise<number> {
  const timeFor = async (ms: number) => {
    const begun = ownMs();
    let times = 0;
    for (; ownMs() - begun < ms; times++) await work();
    return (ownMs() - begun) / times;
  };
  await timeFor(forMs / 3);
  return await timeFor(forMs);
}
