import { islandTexts, transportTexts } from "@/components/island_texts.ts";
import { placeRule } from "@/components/files/place_rule.ts";
import { TextField } from "@/components/Field.tsx";
import { placeOf } from "@/engines/files/places.ts";
import { isPlainDocument } from "@/engines/richtext/plain_document.ts";
import type { RichDocument } from "@/engines/richtext/rich_document.ts";
import { RICH_LIMITS } from "@/engines/richtext/rich_limits.ts";
import { textOf } from "@/engines/richtext/text_of.ts";
import { RichEditor } from "@/islands/richtext/RichEditor.tsx";
import type { Ctx } from "@/kernel/ctx.ts";
import { formatOf } from "@/kernel/texts/format.ts";
import { type Lang, tagOf } from "@/kernel/texts/languages.ts";
import { RichText } from "./RichText.tsx";

export interface RichFieldProps {
  ctx: Ctx;
  /** The tree is posted under it; without script plain text as `text`. */
  name: string;
  label: string;
  tree: RichDocument;
  /** Plain text that was refused; null: none was. */
  typed: string | null | undefined;
  /** That it is written in. */
  lang: Lang;
  /** It takes pictures. */
  pictures: boolean;
  linkPath: string | null;
  takesWeb: boolean;
  error?: string;
}

/**
 * A field for a rich text. Without script plain paragraphs are a text area, and what one cannot hold, tables and pictures, is shown as it is and stays
 * so: its form posts no text then.
 */
export function RichField({ ctx, name, label, tree, typed, lang, pictures, error, ...rest }: RichFieldProps) {
  const { t } = ctx;
  const fallback = `plain-${name}`;
  return (
    <div class="rich-field">
      <div id={fallback}>
        {isPlainDocument(tree)
          ? (
            <TextField
              class="document-body"
              name="text"
              idPrefix="d"
              label={label}
              rows={14}
              maxLength={RICH_LIMITS.characters}
              value={typed ?? textOf(tree)}
            />
          )
          : (
            <>
              <p class="field-label">{label}</p>
              <p class="field-hint">{t("richtext.needs_script")}</p>
              <RichText document={tree} t={t} number={formatOf(ctx).number} linkHref={() => null} />
            </>
          )}
      </div>
      <RichEditor
        {...rest}
        name={name}
        label={label}
        tree={tree}
        fallback={fallback}
        errorId={`d-${name}-error`}
        lang={tagOf(lang)}
        pictures={pictures
          ? {
            chosen: placeRule(ctx, placeOf("editor-image")),
            pasted: placeRule(ctx, placeOf("pasted-image")),
          }
          : null}
        transport={transportTexts(t)}
        texts={editorTexts(t)}
      />
      <p class="field-error" id={`d-${name}-error`} data-error-of={name}>{error}</p>
    </div>
  );
}

function editorTexts(t: Ctx["t"]): Record<string, string> {
  return {
    ...islandTexts(t, {
      tools: "richtext.tools",
      undo: "richtext.undo",
      redo: "richtext.redo",
      heading2: "richtext.heading2",
      heading3: "richtext.heading3",
      heading4: "richtext.heading4",
      bold: "richtext.bold",
      italic: "richtext.italic",
      subscript: "richtext.subscript",
      superscript: "richtext.superscript",
      bulletList: "richtext.bullet_list",
      orderedList: "richtext.ordered_list",
      warning: "richtext.warning",
      note: "richtext.note",
      table: "richtext.table",
      rowBelow: "richtext.row_below",
      rowAbove: "richtext.row_above",
      columnRight: "richtext.column_right",
      columnLeft: "richtext.column_left",
      deleteRow: "richtext.delete_row",
      deleteColumn: "richtext.delete_column",
      mergeCells: "richtext.merge_cells",
      splitCell: "richtext.split_cell",
      headerRow: "richtext.header_row",
      deleteTable: "richtext.delete_table",
      torque: "richtext.torque",
      torqueValue: "richtext.torque_value",
      torqueUnit: "richtext.torque_unit",
      torqueAngle: "richtext.torque_angle",
      link: "richtext.link",
      unlink: "richtext.unlink",
      linkWords: "richtext.link_words",
      linkFind: "richtext.link_find",
      linkNone: "richtext.link_none",
      picture: "richtext.picture",
      pictureAlt: "richtext.picture_alt",
      pictureCaption: "richtext.picture_caption",
      apply: "richtext.apply",
      sending: "richtext.sending",
    }),
    // The island fills its place.
    missing: t("richtext.missing", { count: "{count}" }),
  };
}
