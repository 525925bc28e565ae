import { join } from "node:path";
import type { ServerPlace } from "./server_place.ts";

/** Runs one of the server's programs as its user, to its end; what fails is thrown with what it said. */
export async function runProgram(
  programs: string,
  program: string,
  args: string[],
  place: ServerPlace,
): Promise<void> {
  const windows = Deno.build.os === "windows";
  const command = new Deno.Command(join(programs, "bin", windows ? `${program}.exe` : program), {
    args,
    cwd: place.folder,
    clearEnv: !windows,
    // Without LC_ALL the server takes over whatever the shell of the start had.
    env: { LC_ALL: "C", TZ: "UTC", PATH: "/usr/bin:/bin" },
    stdin: "null",
    stdout: "null",
    // The server inherits what pg_ctl has open: a pipe would never end.
    stderr: program === "pg_ctl" ? "null" : "piped",
    ...(place.user ?? {}),
  });
  const output = await command.output();
  if (output.success) return;
  const said = program === "pg_ctl" ? "" : new TextDecoder().decode(output.stderr).trim();
  throw new Error(`${program} ended with ${output.code}${said ? `:\n${said}` : ""}`);
}
