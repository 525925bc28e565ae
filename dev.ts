import { builderOptions } from "@/fresh.config.ts";
import { build } from "@/platform/build.ts";
import { readConfig } from "@/platform/config.ts";
import { addressOf, checkPort, warnOpenDemo } from "@/platform/listen.ts";
import { prepare } from "@/platform/prepare.ts";
import { runUntilStopped } from "@/platform/run_until_stopped.ts";
import type { Shutdown } from "@/platform/shutdown.ts";
import { watchStyles } from "@/platform/watch_styles.ts";

// `deno task build` builds and ends; `deno task dev` serves, rebuilds and reloads on every change.
if (Deno.args[0] === "build") await build();
else await develop();

async function develop(): Promise<void> {
  const config = readConfig(Deno.env.toObject());
  const { Builder } = await import("fresh/dev");
  // The builder runs this program once more as a child, and only the child imports: the stores are opened there alone.
  const importMain = async () => {
    await runUntilStopped(openForDevelopment);
    return await import("./main.ts");
  };
  await new Builder(builderOptions).listen(importMain, { hostname: config.host, port: config.port });
}

async function openForDevelopment(shutdown: Shutdown): Promise<void> {
  const config = readConfig(Deno.env.toObject());
  checkPort(config);
  const { stores, demo } = await prepare(shutdown);
  const styles = await watchStyles();
  shutdown.add(styles.stop);
  for (const line of await demo?.demoBanner(stores) ?? []) console.log(line);
  warnOpenDemo(config);
  console.log(addressOf(config, config.port));
}
