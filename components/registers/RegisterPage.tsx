import { Partial } from "fresh/runtime";
import { FlashNotice, Notice } from "@/components/Notice.tsx";
import type { Flash } from "@/edge/flash.ts";
import type { State } from "@/edge/state.ts";
import { knownRegister } from "@/engines/registers/field_rights.ts";
import { callPaths } from "@/engines/registers/call_paths.ts";
import type { Register } from "@/engines/registers/define_register.ts";
import type { Entry } from "@/engines/registers/types.ts";
import type { Fields, SeenValues } from "@/engines/registers/entry_types.ts";
import { DeleteDialog } from "./DeleteDialog.tsx";
import { EntryDialog } from "./EntryDialog.tsx";
import { ImportView } from "./ImportView.tsx";
import { KeysDialog } from "./KeysDialog.tsx";
import { mayWrite } from "./may_write.ts";
import type { RegisterParts } from "./parts.ts";
import type { Aims } from "./read_aims.ts";
import type { RegisterPageData } from "./read_register_page.ts";
import { registerLinks } from "./register_links.ts";
import { registerTexts } from "./register_texts.ts";
import { RegisterScripts } from "./RegisterScripts.tsx";
import { RegisterHead } from "./RegisterHead.tsx";
import { RegisterList } from "./RegisterList.tsx";
export { readRegisterPage } from "./read_register_page.ts";

export interface RegisterPageProps<F extends Fields> {
  register: Register<F>;
  data: RegisterPageData<NoInfer<SeenValues<F>>>;
  state: State;
  parts?: RegisterParts<NoInfer<SeenValues<F>>>;
}

/** The page of a register: list, filters, dialogs, import (components/README.md). */
export function RegisterPage<F extends Fields>(props: RegisterPageProps<F>) {
  const { data, state } = props;
  const parts = withAims(props.parts, data.aims, state);
  const { ctx, basePath, flash, isPartial } = state;
  const { query, entry } = data;
  // What is hidden from the reader is not there for the rest of the page.
  const register: Register = knownRegister(ctx, props.register);
  const { opened } = query;
  const links = registerLinks(register, basePath, query);
  const may = mayWrite(ctx, register);
  if (opened?.kind === "import" && may.import) {
    return <ImportView ctx={ctx} register={register} links={links} may={may} flash={flash} />;
  }
  const isOpen = (opened?.kind === "add" && may.add) || (opened?.kind === "entry" && entry !== null);
  // Each dialog that is fetched is another, though it be of the same entry: what was typed in the last one is not kept.
  const key = isPartial ? ctx.newId() : "first";
  const dialog = isOpen
    ? (
      <EntryDialog
        key={key}
        ctx={ctx}
        register={register}
        data={data}
        links={links}
        may={may}
        parts={parts}
        flash={flash}
        basePath={basePath}
      />
    )
    : opened?.kind === "delete" && entry && may.delete && !parts.kept?.(entry)
    ? (
      <DeleteDialog
        key={key}
        ctx={ctx}
        register={register}
        entry={entry}
        links={links}
        flash={flash}
        text={parts.deletion?.one}
      />
    )
    : null;
  const isGone = (opened?.kind === "entry" || opened?.kind === "delete") && entry === null;
  return (
    <>
      <RegisterHead register={register} data={data} state={state} parts={parts} />
      <FlashNotice flash={isToldAtForm(flash) ? null : flash} />
      {isGone && <Notice tone="warn">{ctx.t("registers.gone")}</Notice>}
      {parts.note}
      <RegisterList register={register} data={data} state={state} parts={parts} />
      {/* Not among the parts of a list that is drawn again: a dialog that stands open over it stays. */}
      {(dialog || !isPartial) && <Partial name="register-dialog">{dialog}</Partial>}
      <KeysDialog ctx={ctx} may={may} />
      <RegisterScripts
        register={register}
        texts={registerTexts(ctx.t, parts.deletion?.many)}
        restorations={callPaths(register).restorations}
      />
    </>
  );
}

/** The cells of whom entries are for say it as a sentence. */
function withAims(parts: RegisterParts = {}, aims: Aims | null, { ctx }: State): RegisterParts {
  if (!aims) return parts;
  const said = ({ values }: Entry) =>
    aims.sentences.get(values.audienceId as number) ?? ctx.t("audience.everybody_at_all");
  return { ...parts, cells: { ...parts.cells, audience: said } };
}

/** The forms of entries tell their outcome themselves, and a saved view's its refusal at the name. */
function isToldAtForm(flash: Flash | null): boolean {
  const form = flash?.form ?? "";
  return form.startsWith("view-") ? flash!.kind === "refused" : form !== "";
}
