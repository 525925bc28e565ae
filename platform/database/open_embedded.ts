import type { Config } from "../config.ts";
import { takeDataFolder } from "../data_folder.ts";
import { createDatabase } from "./create.ts";
import { type EmbeddedServer, startEmbedded } from "./embedded.ts";
import { keepRunning } from "./keep_running.ts";

/** The portal's database on the embedded server. */
export const EMBEDDED_DATABASE = "tis";

/** The embedded server with the portal's database, on a data folder that is ours until it is closed. */
export async function openEmbedded(
  config: Pick<Config, "dataDir">,
  onNotice: (text: string) => void,
): Promise<{ url: string; close(): Promise<void> }> {
  const folder = await takeDataFolder(config.dataDir);
  let server: EmbeddedServer | undefined;
  try {
    server = await startEmbedded(config.dataDir, { onNotice });
    await createDatabase(server.adminUrl, EMBEDDED_DATABASE);
    const { stop } = server;
    const stopWatch = keepRunning(server);
    return {
      url: server.urlOf(EMBEDDED_DATABASE),
      async close() {
        await stopWatch();
        await stop();
        folder.release();
      },
    };
  } catch (error) {
    await server?.stop();
    folder.release();
    throw error;
  }
}
