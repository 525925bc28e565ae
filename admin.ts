import { parseArgs } from "node:util";
import { weaknessOf } from "./services/entry/password_policy.ts";
import { askDatabase } from "@/platform/ask_database.ts";
import { readConfig } from "@/platform/config.ts";
import { migrate } from "@/platform/database/migrate.ts";
import {
  AdministratorRefused,
  makeFirstAdministrator,
  renewFirstAdministrator,
} from "@/platform/first_administrator.ts";
import { removeSecondFactorOf } from "@/platform/remove_second_factor.ts";
import { syncBaseData, systemCtx } from "@/platform/base_data.ts";
import { shippedTexts } from "./kernel/texts/shipped_texts.ts";
import { runUntilStopped } from "@/platform/run_until_stopped.ts";
import { runningServer } from "@/platform/database/running_server.ts";
import { EMBEDDED_DATABASE } from "@/platform/database/open_embedded.ts";
import { openStores } from "@/platform/stores.ts";

const USAGE = `usage: deno task admin ACCOUNT EMAIL [--password PASSWORD]
       deno task admin ACCOUNT [--password PASSWORD]
       deno task admin ACCOUNT --remove-second-factor`;

// Makes the first administrator of a portal that has none, on the stores of the environment, also while it runs; without a password it makes
// one and prints it. Either must be changed at the first login, within a day; where it was not, an account alone is given another. Or takes the second factor of an account away that nobody can remove within
// the portal: the last administrator's, who has lost it.
await runUntilStopped(async (shutdown) => {
  const { positionals: [account, email], values } = parseArgs({
    args: Deno.args,
    allowPositionals: true,
    options: { password: { type: "string" }, "remove-second-factor": { type: "boolean" } },
  });
  const removesFactor = values["remove-second-factor"] === true;
  if (!account || (email !== undefined && !email.includes("@"))) throw new AdministratorRefused(USAGE);
  const config = readConfig(Deno.env.toObject());
  // A portal that runs has the embedded database already.
  const databaseUrl = config.databaseUrl ?? await runningServer(config.dataDir, EMBEDDED_DATABASE);
  await askDatabase({ databaseUrl }, { notice: console.log });
  const stores = await openStores({ ...config, databaseUrl }, console.log);
  shutdown.add("stores", () => stores.close());
  await migrate(stores.databaseUrl);
  const dictionaries = await shippedTexts();
  const ctx = systemCtx(stores.sql, dictionaries, { signal: stores.signals.signal });
  if (removesFactor) {
    await removeSecondFactorOf(ctx, account);
    console.log(`removed the second factor of ${account}`);
    await shutdown.run();
    Deno.exit(0);
  }
  await syncBaseData(ctx, dictionaries);
  const password = values.password ?? generatedPassword(account);
  if (email === undefined) {
    if (!await renewFirstAdministrator(ctx, account, password)) {
      throw new AdministratorRefused(
        `${account} is no administrator whose first password has ended, or another can come in and give one. ${USAGE}`,
      );
    }
    console.log(`gave the administrator ${account} another first password`);
  } else {
    if (!await makeFirstAdministrator(ctx, { account, email, password, neverEnds: config.demo })) {
      throw new AdministratorRefused(
        "there is an administrator already: further ones are made in the portal",
      );
    }
    console.log(`made the administrator ${account}`);
  }
  if (values.password === undefined) {
    console.log(`password, to be changed at the first login, within a day: ${password}`);
  }
  await shutdown.run();
  Deno.exit(0);
});

/** A password by the portal's own policy: 20 characters, drawn until every kind is among them. */
function generatedPassword(account: string): string {
  // 64 characters, so that each byte's low six bits choose one evenly; what is easily misread is left out.
  const alphabet = "abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789!@#$%^&*";
  while (true) {
    const bytes = crypto.getRandomValues(new Uint8Array(20));
    const password = Array.from(bytes, (byte) => alphabet[byte & 63]).join("");
    if (weaknessOf(password, { account }) === null) return password;
  }
}
