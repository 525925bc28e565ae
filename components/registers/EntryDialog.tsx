import { AudienceCard } from "@/components/audience/AudienceCard.tsx";
import type { AudienceData } from "@/components/audience/read_audience_editor.ts";
import { Dialog } from "@/components/Dialog.tsx";
import { Notice } from "@/components/Notice.tsx";
import { entryAudiencePlace } from "@/engines/audience/aim_entry.ts";
import { givenFields } from "@/engines/registers/entry_schema.ts";
import { fieldOf } from "@/engines/registers/shape.ts";
import type { Entry } from "@/engines/registers/types.ts";
import { entryNoun, entryTitle } from "./entry_texts.ts";
import type { EntryDialogProps } from "./entry_dialog_props.ts";
import { EntryForm } from "./EntryForm.tsx";
import { EntryFacts, LastChange } from "./EntryFacts.tsx";
import { EntryDialogFoot } from "./EntryDialogFoot.tsx";
import { UnsavedDialog } from "./UnsavedDialog.tsx";

/** More fields than this stand in two columns. */
const NARROW = 6;

/** The dialog of an entry: a form for who may change it, else what is known of it. */
export function EntryDialog(props: EntryDialogProps) {
  const { ctx, register, data, links, may, parts, basePath } = props;
  const { t } = ctx;
  const isNew = data.query.opened?.kind === "add";
  const entry = isNew ? null : data.entry!;
  const writes = isNew ? may.add : may.edit && entry!.deletedAt === null;
  const given = new Set(writes ? givenFields(register, isNew ? "add" : "change").map(([name]) => name) : []);
  const fields = Object.keys(register.fields).filter((name) => fieldOf(register, name)!.in !== "none");
  const typed = fields.filter((name) => given.has(name));
  // Where it can be said whom it is for, that has a form of its own.
  const aim = data.aims?.opened ?? null;
  const told = entry ? fields.filter((name) => !given.has(name) && !(aim && name === "audience")) : [];
  const one = t(`${register.texts}.one`);
  const title = entry
    ? entryTitle(register, entry)
    : t("registers.add_title", { one: entryNoun(ctx, register) });
  return (
    <div id="register-dialog" data-kind={isNew ? "add" : "entry"} data-key={entry?.key}>
      <Dialog
        id="register-open"
        title={entry ? t("registers.entry_title", { one, title }) : title}
        closeLabel={t("form.close")}
        moveLabel={t("shell.move_dialog")}
        wide={fields.length > NARROW || aim !== null || Boolean(entry && parts.under)}
        open
        closeHref={links.href()}
        foot={<EntryDialogFoot {...props} entry={entry} writes={writes} />}
      >
        {entry?.deletedAt && <Notice tone="warn">{t("registers.is_deleted")}</Notice>}
        {entry && parts.over?.(entry, ctx)}
        {told.length > 0 && <EntryFacts {...props} entry={entry!} names={told} />}
        {writes && <EntryForm {...props} entry={entry} names={typed} wide={fields.length > NARROW} />}
        {entry && <LastChange ctx={ctx} register={register} entry={entry} basePath={basePath} />}
        {entry && aim && <Aimed {...props} entry={entry} audience={aim} />}
        {entry && parts.under?.(entry, ctx)}
      </Dialog>
      <UnsavedDialog ctx={ctx} />
    </div>
  );
}

/** Whom the entry is for: a form of its own for who may change it. */
function Aimed(
  { ctx, register, flash, links, entry, audience }: EntryDialogProps & {
    entry: Entry;
    audience: AudienceData;
  },
) {
  return (
    <AudienceCard
      place={entryAudiencePlace(register)}
      of={{ id: Number(entry.key), version: entry.version }}
      data={audience}
      state={{ ctx, flash }}
      back={links.address({ opened: { kind: "entry", key: entry.key } })}
      isSecond
    />
  );
}
