import { z } from "zod";
import { titleColumn } from "@/engines/documents/list_parts.ts";
import { inScope } from "@/engines/documents/document_scope.ts";
import { stageColumn, STAGES, stageTone } from "@/engines/documents/stage.ts";
import { defineList } from "@/engines/lists/define_list.ts";
import { exactly, keyword, oneOf } from "@/engines/lists/filters.ts";
import type { Right } from "@/kernel/access/rights.ts";
import { hoursOf } from "../time/labor_time.ts";

const SEE: Right = "LaborWorkMal:view";

const faultItem = z.object({
  id: z.string().describe("of the binding: revision and fault code"),
  laborId: z.int().positive(),
  laborTimeCode: z.string().nullable(),
  laborTimeName: z.string(),
  faultCode: z.string(),
  faultName: z.string(),
  laborSeconds: z.int(),
  stage: z.enum(STAGES),
  author: z.string(),
});

/** Labor items by the fault codes that they are bound to, each by its last revision. */
export const faultItemList = defineList({
  kind: "labor-faults",
  page: "LaborWorkMal",
  need: SEE,
  call: {
    operationId: "listFaultLaborItems",
    path: "/tis/labor-items/faults",
    tag: "Labor items",
    summary: "Labor items by the fault codes that they are bound to, each by its last revision",
  },
  record: faultItem,
  filter: {
    keyword: keyword("labor.item.words", {
      where: ({ sql }, words) => () => {
        const like = `%${words.trim().toLowerCase().replaceAll(/[\\%_]/g, "\\$&")}%`;
        return sql`(lower(d.code) like ${like} or lower(f.code) like ${like}
          or exists (select from jsonb_each_text(f.names) n where lower(n.value) like ${like})
          or exists (select from document_texts t where t.revision_id = r.id and lower(t.title) like ${like}))`;
      },
    }),
    fault: exactly("labor.fault.one", z.string().max(12), {
      mono: true,
      where: ({ sql }, fault) => () => sql`f.code = ${fault.trim().toUpperCase()}`,
    }),
    stage: oneOf(STAGES, {
      text: "documents.stage",
      each: (stage) => `documents.stage_${stage}`,
      where: (ctx, value) => () => ctx.sql`${stageColumn(ctx)} = ${value}`,
    }),
  },
  columns: {
    faultCode: { text: "labor.fault.faultCode", kind: "code", sort: "f.code" },
    faultName: { text: "labor.fault.faultName", kind: "text" },
    laborTimeCode: {
      text: "labor.item.laborTimeCode",
      kind: "code",
      of: ({ laborTimeCode }) => laborTimeCode ?? "–",
      href: ({ laborId }) => `LaborWorkDetail?id=${laborId}`,
      sort: "d.code",
    },
    laborTimeName: {
      text: "labor.item.laborTimeName",
      kind: "text",
      of: ({ laborTimeName }, { t }) => laborTimeName || t("documents.untitled"),
      href: ({ laborId }) => `LaborWorkDetail?id=${laborId}`,
      title: true,
    },
    laborTime: {
      text: "labor.item.laborHours",
      kind: "number",
      places: 2,
      of: ({ laborSeconds }) => Number(hoursOf(laborSeconds)),
      sort: "k.labor_seconds",
    },
    stage: {
      text: "documents.stage",
      kind: "state",
      of: ({ stage }, { t }) => t(`documents.stage_${stage}`),
      tone: ({ stage }) => stageTone(stage),
    },
    author: { text: "documents.author", kind: "person", sort: "a.full_name", in: "chooser" },
  },
  order: "faultCode",
  scope: (ctx) => () => inScope(ctx, SEE),
  query: {
    key: "x.key",
    from: ({ sql }) =>
      sql`document_revisions r
      join documents d on d.id = r.document_id and r.kind = 'labor' and r.is_last and r.discard = 1
      join users a on a.id = d.author_id
      join labor_details k on k.revision_id = r.id
      join labor_faults f on f.code = any(k.labor_time_fault_code)
      cross join lateral (select r.id || '.' || f.code as key) x`,
    select: (ctx) =>
      ctx.sql`
      x.key as id, d.id::int as labor_id, d.code as labor_time_code, ${
        titleColumn(ctx)
      } as labor_time_name, f.code as fault_code,
      name_in(f.names, ${ctx.chain as string[]}) as fault_name, k.labor_seconds, ${stageColumn(ctx)} as stage,
      a.full_name as author`,
  },
});
