import { releaseFile } from "@/engines/files/release_file.ts";
import { knownAsWritten } from "@/engines/links/known_as_written.ts";
import type { LinkedThing, LinkKind } from "@/engines/links/link_kinds.ts";
import { linksInTexts, saveLinks } from "@/engines/links/save_links.ts";
import { ALL_LANGUAGES, indexDocuments } from "@/engines/search/index_documents.ts";
import type { TxCtx } from "@/kernel/ctx.ts";
import { isCurrent, seesSoftware } from "./rows.ts";
import { SOFTWARE_USE } from "./software_form.ts";

/** Keeps what the current version of a package names, and the words by which the package is found; one that has none is not found. */
export async function linkSoftware(tx: TxCtx, code: string): Promise<void> {
  const { sql } = tx;
  const [current] = await sql<
    {
      names: Record<string, string>;
      notes: Record<string, string>;
      seriesCodes: string[];
      ecu: string | null;
    }[]
  >`
    select t.names, t.notes, t.series_codes, t.ecu from software_versions t
    where t.code = ${code} and t.deleted_at is null and ${isCurrent(tx)}`;
  const end = { kind: "software", id: code };
  if (!current) {
    await saveLinks(tx, end, "software", []);
    await sql`delete from search_documents where kind = 'software' and id = ${code}`;
    return;
  }
  const texts = Object.values(current.notes).map((text) => ({ place: "text", text }));
  await saveLinks(tx, end, "software", await linksInTexts(tx, texts));
  await indexDocuments(tx, [{
    kind: "software",
    id: code,
    lang: ALL_LANGUAGES,
    titles: Object.values(current.names),
    words: [code, ...current.ecu === null ? [] : [current.ecu]],
    series: current.seriesCodes,
    groups: [],
  }]);
}

/** Lets go of the file of a version that is deleted. */
export async function forgetSoftware(tx: TxCtx, id: number, fileId: string | null): Promise<void> {
  if (fileId !== null) await releaseFile(tx, fileId, { kind: SOFTWARE_USE, id: String(id) });
}

/** Packages by their code, each as its current version. */
export const softwareLinkKind: LinkKind = {
  need: "SoftwareList:view",
  async read(ctx, ids) {
    const { sql, chain } = ctx;
    return [
      ...await sql<LinkedThing[]>`
        select t.code as id, t.code, name_in(t.names, ${chain as string[]}) || ' ' || t.version_text as title,
          'SoftwareList?id=' || t.id as link, t.series_codes as series
        from software_versions t
        where t.code = any(${[...ids]}) and ${seesSoftware(ctx)} and ${isCurrent(ctx)}
        order by t.code`,
    ];
  },
  async known({ sql }, candidates) {
    const rows = await sql<{ code: string }[]>`
      select distinct t.code from software_versions t
      where t.code = any(${
      candidates.map(({ written }) => written)
    }) and t.state = 'released' and t.deleted_at is null`;
    return knownAsWritten(candidates, rows.map(({ code }) => code));
  },
};
