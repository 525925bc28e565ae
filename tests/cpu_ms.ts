import process from "node:process";

/**
 * Processor time that this process has used so far, milliseconds. For what must cost no more than its length: other programs of the machine do not
 * count, as they would by the clock.
 */
export function cpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
