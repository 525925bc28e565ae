import { textOf } from "@/engines/richtext/text_of.ts";
import type { RichDocument } from "@/engines/richtext/rich_document.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import type { LookAlike } from "./look_alike.ts";

/** So many characters of a document are read beside the question; its page has the rest. */
const SHOWN = 1500;

/** Gives the cases and bulletins among what is offered the beginning of their text in the reader's language, so that it is read without leaving the form: of a case what put it right stands first. */
export async function readBeside(
  { sql, chain }: Ctx,
  offered: readonly LookAlike[],
): Promise<LookAlike[]> {
  const isDocument = ({ source }: LookAlike) => source === "case" || source === "tsb";
  const ids = offered.filter(isDocument).map(({ key }) => key);
  if (ids.length === 0) return [...offered];
  const rows = await sql<{ id: string; solution: string | null; body: RichDocument }[]>`
    select r.document_id::text as id, c.solution, x.body
    from document_revisions r
    left join case_details c on c.revision_id = r.id
    join lateral (
      select t.body from document_texts t
      where t.revision_id = r.id
      order by array_position(${chain as string[]}::text[], t.lang) nulls last, t.state <> 'source', t.lang
      limit 1
    ) x on true
    where r.document_id = any(${ids}::bigint[]) and r.publish_state = 1`;
  const texts = new Map(rows.map(({ id, solution, body }) => [
    id,
    [solution?.trim(), textOf(body)].filter(Boolean).join("\n\n"),
  ]));
  return offered.map((one) => {
    const text = isDocument(one) ? texts.get(one.key) ?? "" : one.text;
    return { ...one, text: isDocument(one) && text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text };
  });
}
