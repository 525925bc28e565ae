import type { ComponentChildren } from "preact";
import type { State } from "@/edge/state.ts";
import { personOf } from "@/kernel/access/rights.ts";
import { formatOf } from "@/kernel/texts/format.ts";
import { Button } from "./Button.tsx";
import { PageHead } from "./PageHead.tsx";
import { Watermark } from "./Watermark.tsx";

/** A page to be printed: what it is, how to go back, and the sheet with the watermark of its reader (specification section 9). */
export function PrintSheet({ title, note, head, back, backLabel, printLabel, tools, state, children }: {
  /** Of the page around the sheet. */
  title: string;
  note: ComponentChildren;
  /** On the sheet. */
  head: ComponentChildren;
  back: string;
  backLabel: string;
  printLabel: string;
  /** What else can be done, before the printing. */
  tools?: ComponentChildren;
  state: Pick<State, "ctx" | "brand">;
  children: ComponentChildren;
}) {
  const { ctx } = state;
  const person = personOf(ctx);
  return (
    <>
      <PageHead title={title} note={note}>
        <Button href={back} icon="arrow-left">{backLabel}</Button>
        {tools}
        <Button kind="primary" icon="printer" type="button" class="needs-script" data={{ print: "" }}>
          {printLabel}
        </Button>
      </PageHead>
      <article class="print-sheet" data-mode="light" data-theme={state.brand}>
        <header class="print-head">{head}</header>
        {children}
        <Watermark lines={[person.fullName, person.userCode, formatOf(ctx).moment(ctx.clock())]} />
      </article>
    </>
  );
}
