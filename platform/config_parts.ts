import type { z } from "zod";
import { ConfigError } from "./config_error.ts";
import type { Config } from "./config_shape.ts";
import { type environment, notesOf } from "./environment.ts";

const DEFAULT_CLAMD_PORT = 3310;

/** What scans files; null: nothing does. */
export function clamdOf({ CLAMD_URL: url, CLAMD_AWAY: away }: z.output<typeof environment>): Config["clamd"] {
  if (url === undefined) {
    if (away !== undefined) {
      throw new ConfigError("CLAMD_AWAY", "is only beside CLAMD_URL, such as tcp://clamav:3310");
    }
    return null;
  }
  const { hostname, port } = new URL(url);
  return { hostname, port: Number(port) || DEFAULT_CLAMD_PORT, refusesWhenAway: away === "refuse" };
}

/** The object store of files; null: they lie in a folder. */
export function s3Of(values: z.output<typeof environment>): Config["s3"] {
  const { S3_ENDPOINT: endpoint, S3_ACCESS_KEY: accessKey, S3_SECRET_KEY: secretKey } = values;
  if (endpoint === undefined) return null;
  for (const name of ["S3_ACCESS_KEY", "S3_SECRET_KEY"] as const) {
    if (values[name] === undefined) throw new ConfigError(name, "is missing beside S3_ENDPOINT");
  }
  return {
    endpoint,
    publicEndpoint: values.S3_PUBLIC_ENDPOINT ?? endpoint,
    accessKey: accessKey!,
    secretKey: secretKey!,
    bucket: values.S3_BUCKET ?? "tis",
    prefix: values.S3_PREFIX === undefined ? "" : `${values.S3_PREFIX}/`,
    region: values.S3_REGION ?? "us-east-1",
  };
}

/** Who is made when nobody is there; all three or none are given. */
export function firstAdminOf(values: z.output<typeof environment>): Config["firstAdmin"] {
  const { ADMIN_ACCOUNT: account, ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = values;
  if (account === undefined && email === undefined && password === undefined) return null;
  for (const name of ["ADMIN_ACCOUNT", "ADMIN_EMAIL", "ADMIN_PASSWORD"] as const) {
    if (values[name] === undefined) {
      throw new ConfigError(
        name,
        "is missing: the first administrator needs all three",
        notesOf(name).example,
      );
    }
  }
  return { account: account!, email: email!, password: password! };
}
