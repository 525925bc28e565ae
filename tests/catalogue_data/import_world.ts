import { v7 as uuid } from "uuid";
import { storeFile } from "@/engines/files/store_file.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { makeCtx } from "@/kernel/ctx.ts";
import { beginImport } from "@/services/catalogue_data/begin_import.ts";
import { importWork } from "@/services/catalogue_data/importing/import_work.ts";
import type { ImportStep } from "@/services/catalogue_data/importing/work_name.ts";
import { moveImport } from "@/services/catalogue_data/move_import.ts";
import { readImport } from "@/services/catalogue_data/read_import.ts";
import "@/domains.ts";
import { dictionaries, openCatalogue } from "../epc/catalogue_builder.ts";
import { testFolder } from "../files/stores.ts";

const RIGHTS = ["view", "import", "apply"].map((one) => `CatalogueImport:${one}`);

/** A small catalogue, somebody who brings in others, somebody who edits figures, and the folder of their files. */
export async function openImports() {
  const catalogue = await openCatalogue();
  const folder = await testFolder();
  await catalogue.sql`
    insert into languages (code, name, tag) values ('fr_FR', 'Français', 'fr-FR'), ('de_DE', 'Deutsch', 'de-DE')
    on conflict do nothing`;
  const engineerWho = (role: string, rights: readonly string[]) => ({
    ...catalogue.users.engineer,
    assignments: [{ role, market: null, org: null, rights: new Set(rights) }],
  });
  const parts = { pool: catalogue.sql, dictionaries, lang: "en_US" as const, files: folder.store };
  const keeper = engineerWho("data-keeper", [...RIGHTS, "CatalogueChanges:view", "EPCSeries:view"]);
  const ctx = makeCtx({ ...parts, actor: keeper }, uuid);
  const figureEditor = engineerWho("factory-engineer", ["EPC2DImage:edit", "EPC2DImage:view"]);
  const worker = makeCtx(parts, uuid);
  /** Brings files of these texts and begins their dry run. */
  const bring = async (files: Record<string, string | Uint8Array<ArrayBuffer>>): Promise<number> => {
    const ids: string[] = [];
    for (const [name, content] of Object.entries(files)) {
      ids.push(
        await storeFile(ctx, {
          place: "catalogue-data",
          name,
          body: new Blob([content]).stream(),
          isOfProgram: true,
        }),
      );
    }
    return await beginImport(ctx, { files: ids, note: "" });
  };
  const work = (importId: number, step: ImportStep, signal = new AbortController().signal) =>
    importWork.run(worker, { importId, step }, { attempt: 1, signal, progress: () => Promise.resolve() });
  return {
    ...catalogue,
    keeper: ctx as Ctx,
    editor: makeCtx({ ...parts, actor: figureEditor }, uuid) as Ctx,
    worker,
    bring,
    work,
    /** Brings files in, checks them and answers what the dry run says. */
    async checked(files: Record<string, string | Uint8Array<ArrayBuffer>>) {
      const id = await bring(files);
      await work(id, "check");
      return await readImport(ctx, id);
    },
    async apply(id: number) {
      await moveImport(ctx, id, "apply");
      await work(id, "apply");
      return await readImport(ctx, id);
    },
    async rollBack(id: number) {
      await moveImport(ctx, id, "roll-back");
      await work(id, "roll-back");
      return await readImport(ctx, id);
    },
    async [Symbol.asyncDispose]() {
      await folder[Symbol.asyncDispose]();
      await catalogue[Symbol.asyncDispose]();
    },
  };
}
export type Imports = Awaited<ReturnType<typeof openImports>>;

/** The files of a folder beside this one. */
export async function filesOf(folder: string): Promise<Record<string, string>> {
  const files: Record<string, string> = {};
  for await (const { name } of Deno.readDir(new URL(folder, import.meta.url))) {
    files[name] = await Deno.readTextFile(new URL(`${folder}/${name}`, import.meta.url));
  }
  return files;
}

/** All that imports may write, as text: what must be the same again after one was taken back. */
export async function catalogueText({ sql }: Pick<Imports, "sql">): Promise<string> {
  const { KINDS } = await import("@/services/catalogue_data/kinds.ts");
  const { dataOf, keyText, rowsOf } = await import("@/services/catalogue_data/format/kind_sql.ts");
  const texts: string[] = [];
  for (const kind of KINDS) {
    const { from, where } = rowsOf(kind);
    const rows = await sql.unsafe<{ data: unknown }[]>(
      `select ${dataOf(kind)} as data from ${from} where ${where} order by ${keyText(kind)}`,
    );
    texts.push(`${kind.name}: ${JSON.stringify(rows.map(({ data }) => data))}`);
  }
  const fits = await sql`select * from figure_fits order by 1, 2`;
  const found = await sql`select kind, id, series, groups from search_documents order by 1, 2`;
  return [...texts, JSON.stringify(fits), JSON.stringify(found)].join("\n");
}
