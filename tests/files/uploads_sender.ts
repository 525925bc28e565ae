import { uploadClient } from "./uploads_client.ts";

/**
 * Sends a file from where its upload stands, once: `deno run -A tests/files/uploads_sender.ts ORIGIN TOKEN LOCATION FILE`. Ends with
 * 0 when the server has all of it, else with 1.
 */
if (import.meta.main) {
  const [origin, token, location, path] = Deno.args as [string, string, string, string];
  const client = uploadClient(origin, token);
  const offset = await client.offset(location);
  const file = await Deno.open(path);
  await file.seek(offset, Deno.SeekMode.Start);
  const answer = await client.send(location, offset, file.readable).catch(() => null);
  Deno.exit(answer?.status === 204 ? 0 : 1);
}
