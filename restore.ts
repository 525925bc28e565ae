import { BackupRefused } from "@/platform/backup/manifest.ts";
import { restore } from "@/platform/backup/restore.ts";
import { readConfig } from "@/platform/config.ts";
import { runUntilStopped } from "@/platform/run_until_stopped.ts";

// Puts a backup into the empty data folder of the environment (DATA_DIR).
await runUntilStopped(async () => {
  const [backup] = Deno.args;
  if (!backup || Deno.args.length > 1) throw new BackupRefused("usage: deno task restore BACKUP_FOLDER");
  const config = readConfig(Deno.env.toObject());
  const { at, files } = await restore(config, backup, console.log);
  console.log(
    `restored ${files.length} files to ${config.dataDir}: the state of ${at}; start the portal on it`,
  );
  Deno.exit(0);
});
