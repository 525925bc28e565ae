import { tmpdir } from "node:os";
import { PACKAGE_CACHE } from "@/engines/files/subprocess/readable_paths.ts";
import { readConfig } from "@/platform/config.ts";
import { READABLE } from "@/platform/launcher/role_environment.ts";
import type { Place } from "@/platform/permissions/rules.ts";
import { ROOT } from "../../source_tree.ts";

/** What the permissions of a role are computed from, for a configuration. */
export function placeOfRole(env: Record<string, string>, more: Partial<Place> = {}): Place {
  return {
    config: readConfig({ DATABASE_URL: "postgres://tis:secret@db.example.com/tis", ...env }),
    root: ROOT.replace(/\/$/, ""),
    temporary: tmpdir(),
    packages: PACKAGE_CACHE,
    native: [],
    launcherPort: 40_123,
    variables: READABLE,
    secretFiles: [],
    ...more,
  };
}
