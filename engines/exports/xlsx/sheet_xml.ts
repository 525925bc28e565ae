import { escapeMarkup, xmlCharacters } from "@/kernel/escape_markup.ts";
import type { Cell, ColumnKind, ExportColumn } from "../define_export.ts";

/** Longest text of a cell (ECMA-376; Excel's own limit). */
const CELL_LENGTH = 32_767;
/** Places of the formats in `STYLES_XML`. */
const STYLE: Record<ColumnKind | "head", number> = {
  text: 1,
  number: 2,
  money: 3,
  day: 4,
  moment: 5,
  head: 6,
};

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';

/** Formats of the cells: text stays text when it is edited (49), numbers, money, days and moments, heads in bold. */
const STYLES_XML = `${HEAD}<styleSheet ${MAIN}>` +
  '<numFmts count="2"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/>' +
  '<numFmt numFmtId="165" formatCode="yyyy\\-mm\\-dd\\ hh:mm:ss"/></numFmts>' +
  '<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font>' +
  '<font><b/><sz val="11"/><name val="Calibri"/></font></fonts>' +
  '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>' +
  '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>' +
  '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>' +
  `<cellXfs count="7">${
    [[0, 0], [49, 0], [0, 0], [4, 0], [164, 0], [165, 0], [49, 1]]
      .map(([format, font]) =>
        `<xf numFmtId="${format}" fontId="${font}" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/>`
      ).join("")
  }</cellXfs>` +
  '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>';

/** Beginning of a sheet: the first row stays when the rest is scrolled. */
export function sheetStart(columns: readonly Pick<ExportColumn, "width">[], freezes: boolean): string {
  const pane = freezes ? '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>' : "";
  const cols = columns.map(({ width }, at) =>
    `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`
  );
  return `${HEAD}<worksheet ${MAIN}><sheetViews><sheetView workbookViewId="0">${pane}</sheetView></sheetViews>` +
    `<cols>${cols.join("")}</cols><sheetData>`;
}

export const SHEET_END = "</sheetData></worksheet>";

/** A row of texts in bold. */
export function headRow(texts: readonly string[]): string {
  return `<row>${texts.map((text) => textCell(text, STYLE.head)).join("")}</row>`;
}

/** A row of values by their columns' kinds. @param serial moment to the number of days that a sheet has for it */
export function valueRow(
  columns: readonly Pick<ExportColumn, "key" | "kind">[],
  row: Record<string, Cell>,
  serial: (moment: Date) => number,
): string {
  let xml = "<row>";
  for (const { key, kind } of columns) xml += cell(row[key] ?? null, kind, serial);
  return `${xml}</row>`;
}

function cell(value: Cell, kind: ColumnKind, serial: (moment: Date) => number): string {
  if (value === null || value === "") return "<c/>";
  const number = numberOf(value, kind, serial);
  return number === null || !Number.isFinite(number)
    ? textCell(String(value), STYLE.text)
    : `<c s="${STYLE[kind]}"><v>${number}</v></c>`;
}

/** Null for what is text. */
function numberOf(
  value: string | number | Date,
  kind: ColumnKind,
  serial: (moment: Date) => number,
): number | null {
  if (kind === "number" || kind === "money") return Number(value);
  if (kind === "moment") return serial(new Date(value));
  // Days have no zone: 25569 is 1970-01-01.
  if (kind === "day") return Date.parse(`${value}T00:00:00Z`) / 86_400_000 + 25_569;
  return null;
}

/** An inline string: never read as a formula, whatever it begins with. */
function textCell(text: string, style: number): string {
  return `<c t="inlineStr" s="${style}"><is><t xml:space="preserve">${escapeXml(text)}</t></is></c>`;
}

/** A text of a cell; `_x0041_`, which a sheet reads as a character, is kept as it was written. */
function escapeXml(text: string): string {
  const written = xmlCharacters(text.toWellFormed().slice(0, CELL_LENGTH));
  return escapeMarkup(written.replace(/_(?=x[0-9A-Fa-f]{4}_)/g, "_x005F_"));
}

/** Workbook of sheets with these names, in this order: the parts beside the sheets and styles. */
export function workbookParts(names: readonly string[]): [path: string, xml: string][] {
  const types = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
  const sheets = names.map((name, at) =>
    `<sheet name="${escapeXml(name)}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`
  );
  const relations = [...names.map((_, at) => ["worksheet", `worksheets/sheet${at + 1}.xml`]), [
    "styles",
    "styles.xml",
  ]]
    .map(([type, target], at) =>
      `<Relationship Id="rId${at + 1}" Type="${types}/${type}" Target="${target}"/>`
    );
  const sheetType = "application/vnd.openxmlformats-officedocument.spreadsheetml";
  const overrides = names.map((_, at) =>
    `<Override PartName="/xl/worksheets/sheet${at + 1}.xml" ContentType="${sheetType}.worksheet+xml"/>`
  );
  const packageNs = "http://schemas.openxmlformats.org/package/2006";
  return [
    [
      "xl/workbook.xml",
      `${HEAD}<workbook ${MAIN} xmlns:r="${types}"><sheets>${sheets.join("")}</sheets></workbook>`,
    ],
    [
      "xl/_rels/workbook.xml.rels",
      `${HEAD}<Relationships xmlns="${packageNs}/relationships">${relations.join("")}</Relationships>`,
    ],
    ["xl/styles.xml", STYLES_XML],
    [
      "_rels/.rels",
      `${HEAD}<Relationships xmlns="${packageNs}/relationships"><Relationship Id="rId1" Type="${types}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ],
    [
      "[Content_Types].xml",
      `${HEAD}<Types xmlns="${packageNs}/content-types">` +
      '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
      '<Default Extension="xml" ContentType="application/xml"/>' +
      `<Override PartName="/xl/workbook.xml" ContentType="${sheetType}.sheet.main+xml"/>` +
      `<Override PartName="/xl/styles.xml" ContentType="${sheetType}.styles+xml"/>${
        overrides.join("")
      }</Types>`,
    ],
  ];
}
