import { type Need, requireRight } from "@/kernel/access/rights.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { contentDisposition } from "@/engines/files/content_disposition.ts";
import { cartTemplate } from "@/services/orders/read_rows.ts";
import { REGISTERS } from "@/engines/registers/registers.ts";
import { rightOf } from "@/engines/registers/define_register.ts";
import { importTemplate } from "@/engines/registers/import_template.ts";
import { refuse } from "@/kernel/refusals/refuse.ts";
import { defineAnswer } from "./define_answer.ts";

const XLSX = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

interface Template {
  need: Need;
  make: (ctx: Ctx) => Promise<Uint8Array>;
}

/** The template of a name, made for the reader's language; null when there is none. */
function templateOf(name: string): Template | null {
  if (name === "TIS-cart.xlsx") return { need: "EPCCart:view", make: cartTemplate };
  const register = REGISTERS.all.find(({ route }) => name === `TIS-${route}.xlsx`);
  if (!register) return null;
  return { need: rightOf(register, "import"), make: (ctx) => importTemplate(ctx, register) };
}

/** Template download below the file store's template folder (specification section 7). */
export const readTemplate = defineAnswer({
  operationId: "readTemplate",
  path: "/tis/file/template/",
  methods: ["GET"],
  need: "session",
  async run({ rest, incoming: { ctx } }) {
    const template = templateOf(rest);
    if (!template) throw refuse("file-gone");
    requireRight(ctx, template.need);
    return new Response(await template.make(ctx) as Uint8Array<ArrayBuffer>, {
      headers: {
        "content-type": XLSX,
        "content-disposition": contentDisposition(rest, false),
        "cache-control": "private, no-store",
      },
    });
  },
});
