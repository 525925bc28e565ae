import type { Pool } from "@/kernel/ctx.ts";
import type { FileStore } from "@/kernel/ports/file_store.ts";

/** `0197d3c2-….svg`: a file of the store by its id. */
const STORED = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.(svg|glb)$/;

/** Drawings and models that people have brought in: bytes by the name that a figure's version has, or null. */
export function storedFigures(
  sql: Pool,
  files: FileStore,
): (name: string) => Promise<Uint8Array<ArrayBuffer> | null> {
  return async (name) => {
    const id = STORED.exec(name)?.[1];
    if (!id) return null;
    const [file] = await sql<{ key: string }[]>`
      select f.key
      from files f
      where f.id = ${id} and f.scan in ('clean', 'not-scanned')
        and exists (select from file_uses u where u.file_id = f.id and u.kind = 'figure-image')`;
    const body = file && await files.open(file.key);
    return body ? new Uint8Array(await new Response(body).arrayBuffer()) : null;
  };
}
