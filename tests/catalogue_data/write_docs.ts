import type { Column } from "@/services/catalogue_data/format/column.ts";
import type { Kind } from "@/services/catalogue_data/format/kind.ts";
import { takes } from "@/services/catalogue_data/template.ts";
import { KINDS } from "@/services/catalogue_data/kinds.ts";
import { shippedTexts } from "@/kernel/texts/shipped_texts.ts";
import { translator } from "@/kernel/texts/texts.ts";

// Writes the tables of docs/catalogue-data.md out of the declarations of the kinds.

export const DOCS = new URL("../../docs/catalogue-data.md", import.meta.url);

/** The tables of all kinds, as the page has them between its marks. */
async function kindTables(): Promise<string> {
  const t = translator(await shippedTexts(), "en_US");
  const row = (kind: Kind, column: Column) => {
    const name = column.type === "names" ? `${column.name}.<language>` : column.name;
    const said = [
      t(`catalogue_data.column.${column.name}`),
      takes({ t }, kind, column),
      column.example ?? "",
    ];
    return `| \`${name}\` | ${said.map((text) => text.replaceAll("|", "\\|")).join(" | ")} |`;
  };
  return KINDS.map((kind) =>
    [
      `### ${kind.name}`,
      `${t(`catalogue_data.kind.${kind.name}`)}. Key: ${kind.key.map((name) => `\`${name}\``).join(", ")}. ` +
      (kind.within === null ? "No row goes by absence." : `Complete in: \`${kind.within}\`.`),
      "",
      "| column | holds | takes | example |",
      "|---|---|---|---|",
      ...kind.columns.map((column) => row(kind, column)),
    ].join("\n")
  ).join("\n\n");
}

/** The page with its tables as they are to be. */
export async function docsText(): Promise<string> {
  const text = await Deno.readTextFile(DOCS);
  const [before] = text.split("<!-- kinds -->"), [, after] = text.split("<!-- /kinds -->");
  return `${before}<!-- kinds -->\n${await kindTables()}\n<!-- /kinds -->${after}`;
}

if (import.meta.main) await Deno.writeTextFile(DOCS, await docsText());
