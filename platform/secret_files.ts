import { ConfigError } from "./config_error.ts";

/** Variables that are secret, or hold a password: each may be given by a file that `<name>_FILE` names. */
export const SECRETS = [
  "DATABASE_URL",
  "DATABASE_REPLICA_URL",
  "KAFKA_SASL_PASSWORD",
  "SMTP_URL",
  "DMS_TOKEN",
  "S3_ACCESS_KEY",
  "S3_SECRET_KEY",
  "ADMIN_PASSWORD",
  "CARD_KEY",
  "SOFTWARE_KEY",
  "METRICS_TOKEN",
] as const;

/**
 * The environment with the content of the files that hold secrets, without the line end that editors leave. A file keeps a secret out of
 * what lists processes and containers show.
 *
 * @throws ConfigError where both are given, and for a file that cannot be read or is empty
 */
export function withSecretFiles(env: Record<string, string>): Record<string, string> {
  const all = { ...env };
  for (const name of SECRETS) {
    const variable = `${name}_FILE`;
    const path = env[variable]?.trim();
    if (!path) continue;
    if (env[name]?.trim()) throw new ConfigError(variable, `must not be given beside ${name}`);
    all[name] = contentOf(path, variable);
  }
  return all;
}

function contentOf(path: string, variable: string): string {
  let content: string;
  try {
    content = Deno.readTextFileSync(path).trim();
  } catch (error) {
    throw new ConfigError(variable, `names a file that cannot be read: ${(error as Error).message}`);
  }
  if (content === "") throw new ConfigError(variable, "names a file that is empty");
  return content;
}
