import { BackupRefused } from "./backup/manifest.ts";
import { ConfigError } from "./config.ts";
import { DataFolderTaken } from "./data_folder.ts";
import { AdministratorRefused } from "./first_administrator.ts";
import { PortTaken } from "./listen.ts";
import { Shutdown } from "./shutdown.ts";

/** Faults that the operator can mend: told as a sentence, without a stack. */
const EXPECTED = [ConfigError, DataFolderTaken, PortTaken, AdministratorRefused, BackupRefused];

/**
 * Runs a start and leaves the process running until Ctrl-C or SIGTERM, which ends all that was added to the shutdown and then
 * the process with code 0. A start that fails ends what it had begun, says why and ends the process with code 1.
 *
 * @param onStop called at the signal
 */
export async function runUntilStopped(
  start: (shutdown: Shutdown) => Promise<void>,
  onStop: () => void = () => console.log("stopping"),
): Promise<void> {
  const shutdown = new Shutdown();
  shutdown.onSignals(onStop);
  try {
    await start(shutdown);
  } catch (error) {
    if (shutdown.begun) return;
    await shutdown.run();
    const expected = EXPECTED.some((kind) => error instanceof kind);
    console.error(expected ? `error: ${(error as Error).message}` : error);
    Deno.exit(1);
  }
}
