import { goBuild } from "./go_build.ts";

/** The parser by which `docker compose` itself reads its files, as the program that its makers have for checking them. */
export function composeSpec(): Promise<{ path: string } | { skipped: string }> {
  return goBuild({
    name: "compose-spec",
    version: "v2.9.1",
    module: "github.com/compose-spec/compose-go/v2/cmd",
    variable: "COMPOSE_SPEC_BINARY",
    builtAs: "cmd",
  });
}
