import { builderOptions } from "@/fresh.config.ts";
import { build } from "@/platform/build.ts";
import { readConfig } from "@/platform/config.ts";
import { checkPort, warnOpenDemo } from "@/platform/listen.ts";
import { prepare } from "@/platform/prepare.ts";
import { runUntilStopped } from "@/platform/run_until_stopped.ts";
import { watchStyles } from "@/platform/watch_styles.ts";

// `deno task build` builds and ends; `deno task dev` serves, rebuilds and reloads on every change.
if (Deno.args[0] === "build") await build();
else await runUntilStopped(develop);

async function develop(shutdown: Parameters<Parameters<typeof runUntilStopped>[0]>[0]): Promise<void> {
  const config = readConfig(Deno.env.toObject());
  checkPort(config);
  const { stores, demo } = await prepare(shutdown);
  const styles = await watchStyles();
  shutdown.add(styles.stop);
  for (const line of await demo?.demoBanner(stores) ?? []) console.log(line);
  warnOpenDemo(config);
  const { Builder } = await import("fresh/dev");
  await new Builder(builderOptions).listen(() => import("./main.ts"), {
    hostname: config.host,
    port: config.port,
  });
}
