import { z } from "zod";

/**
 * The tree of a rich text: nodes and marks, named as the editor's library names them. What stands here is all that a rich text can hold;
 * markup is never kept.
 */

/** A link to a thing of the portal by its kind and id; of the kind `web` the id is an http or https address. */
const link = z.strictObject({
  type: z.literal("link"),
  attrs: z.strictObject({
    kind: z.string().regex(/^[a-z][a-z-]{0,29}$/).describe("such as part or figure; web: an address"),
    id: z.string().min(1).max(500),
  }),
});

const mark = z.discriminatedUnion("type", [
  z.strictObject({ type: z.literal("bold") }),
  z.strictObject({ type: z.literal("italic") }),
  z.strictObject({ type: z.literal("subscript") }),
  z.strictObject({ type: z.literal("superscript") }),
  link,
]);
export type RichMark = z.infer<typeof mark>;

const text = z.strictObject({
  type: z.literal("text"),
  text: z.string().min(1),
  marks: z.array(mark).max(5).optional(),
});

const torque = z.strictObject({
  type: z.literal("torque"),
  attrs: z.strictObject({
    value: z.number().positive().max(100_000),
    unit: z.enum(["Nm", "kgf·m", "lbf·ft"]),
    angle: z.int().min(1).max(1080).nullable().default(null).describe("tightening angle, degrees"),
  }),
});

const inline = z.discriminatedUnion("type", [
  text,
  torque,
  z.strictObject({ type: z.literal("hardBreak") }),
]);
export type RichInline = z.infer<typeof inline>;

const paragraph = z.strictObject({ type: z.literal("paragraph"), content: z.array(inline).optional() });

const heading = z.strictObject({
  type: z.literal("heading"),
  attrs: z.strictObject({ level: z.int().min(2).max(4) }),
  content: z.array(inline).optional(),
});

const picture = z.strictObject({
  type: z.literal("picture"),
  attrs: z.strictObject({
    file: z.uuid().describe("id in the file store"),
    alt: z.string().max(300),
    caption: z.string().max(300),
  }),
});

const listItem = z.strictObject({
  type: z.literal("listItem"),
  get content() {
    return z.array(block).min(1);
  },
});

const bulletList = z.strictObject({ type: z.literal("bulletList"), content: z.array(listItem).min(1) });

const orderedList = z.strictObject({
  type: z.literal("orderedList"),
  attrs: z.strictObject({ start: z.int().min(1).max(9999) }).optional(),
  content: z.array(listItem).min(1),
});

const cellAttrs = z.strictObject({
  colspan: z.int().min(1).max(50).default(1),
  rowspan: z.int().min(1).max(500).default(1),
}).optional();

const cell = <const T extends string>(type: T) =>
  z.strictObject({
    type: z.literal(type),
    attrs: cellAttrs,
    get content() {
      return z.array(block).min(1);
    },
  });

const tableRow = z.strictObject({
  type: z.literal("tableRow"),
  content: z.array(z.discriminatedUnion("type", [cell("tableCell"), cell("tableHeader")])),
});

const table = z.strictObject({ type: z.literal("table"), content: z.array(tableRow).min(1).max(500) });

const box = z.strictObject({
  type: z.literal("box"),
  attrs: z.strictObject({ kind: z.enum(["warning", "note"]) }),
  get content() {
    return z.array(block).min(1);
  },
});

const block = z.discriminatedUnion("type", [
  paragraph,
  heading,
  picture,
  bulletList,
  orderedList,
  table,
  box,
]);
export type RichBlock = z.infer<typeof block>;

export const richDocument = z.strictObject({
  type: z.literal("doc"),
  content: z.array(block).min(1).max(2000),
}).meta({ id: "RichDocument" });
/** A rich text as it is kept and drawn. */
export type RichDocument = z.infer<typeof richDocument>;
