import { backUp } from "@/platform/backup/back_up.ts";
import { BackupRefused } from "@/platform/backup/manifest.ts";
import { readConfig } from "@/platform/config.ts";
import { runUntilStopped } from "@/platform/run_until_stopped.ts";

// Backs up the data folder of the environment (DATA_DIR), also while the portal runs, into a new folder.
await runUntilStopped(async () => {
  const [target] = Deno.args;
  if (!target || Deno.args.length > 1) throw new BackupRefused("usage: deno task backup NEW_FOLDER");
  const config = readConfig(Deno.env.toObject());
  const { files, running } = await backUp(config, target, new Date());
  const megabytes = files.reduce((sum, { size }) => sum + size, 0) / 1e6;
  console.log(
    `backed up ${files.length} files (${megabytes.toFixed(1)} MB) to ${target}, ` +
      `the database ${running ? "running" : "stopped"}`,
  );
  if (config.s3 !== null) {
    console.log(`the files are in ${config.s3.endpoint} and not in this backup: back up the bucket after it`);
  }
  Deno.exit(0);
});
