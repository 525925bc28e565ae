import { AudienceCard, AudienceEditor } from "@/components/audience/AudienceCard.tsx";
import type { AudienceData } from "@/components/audience/read_audience_editor.ts";
import { Button } from "@/components/Button.tsx";
import { Card } from "@/components/Card.tsx";
import { Dialog } from "@/components/Dialog.tsx";
import { Facts } from "@/components/Facts.tsx";
import { Notice } from "@/components/Notice.tsx";
import type { Flash } from "@/edge/flash.ts";
import { pageOf } from "@/kernel/access/pages.ts";
import { may } from "@/kernel/access/rights.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { formatOf } from "@/kernel/texts/format.ts";
import { entryAudiencePlace } from "@/engines/audience/aim_entry.ts";
import { callPaths } from "@/engines/registers/call_paths.ts";
import type { Register } from "@/engines/registers/define_register.ts";
import { givenFields } from "@/engines/registers/entry_schema.ts";
import { fieldOf } from "@/engines/registers/shape.ts";
import type { Entry } from "@/engines/registers/types.ts";
import { entryNoun, entryTitle, fieldLabel } from "./entry_texts.ts";
import { EntryValue, isBlank } from "./EntryValue.tsx";
import { EntryField } from "./fields/EntryField.tsx";
import { RowsTold } from "./fields/RowsField.tsx";
import type { MayWrite } from "./may_write.ts";
import type { RegisterParts } from "./parts.ts";
import type { RegisterPageData } from "./read_register_page.ts";
import type { RegisterLinks } from "./register_links.ts";
import { typedForm } from "./typed_form.ts";

/** More fields than this stand in two columns. */
const NARROW = 6;
/** Id of the form, and what a refusal of it is known by. */
const ENTRY_FORM = "register-entry";
/** Route of the page where operations are looked up. */
const OPERATIONS = "UserOperationLog";

export interface EntryDialogProps {
  ctx: Ctx;
  register: Register;
  data: RegisterPageData;
  links: RegisterLinks;
  may: MayWrite;
  parts: RegisterParts;
  flash: Flash | null;
  basePath: string;
}

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
        foot={<Foot {...props} entry={entry} writes={writes} />}
      >
        {entry?.deletedAt && <Notice tone="warn">{t("registers.is_deleted")}</Notice>}
        {entry && parts.over?.(entry, ctx)}
        {told.length > 0 && <Told {...props} entry={entry!} names={told} />}
        {writes && <EntryForm {...props} entry={entry} names={typed} wide={fields.length > NARROW} />}
        {entry && <LastChange ctx={ctx} register={register} entry={entry} basePath={basePath} />}
        {entry && aim && <Aimed {...props} entry={entry} audience={aim} />}
        {entry && parts.under?.(entry, ctx)}
      </Dialog>
      <UnsavedDialog ctx={ctx} />
    </div>
  );
}

function EntryForm(
  { ctx, register, data, links, parts, flash, entry, names, wide }: EntryDialogProps & {
    entry: Entry | null;
    names: readonly string[];
    wide: boolean;
  },
) {
  const paths = callPaths(register);
  const form = typedForm(flash, ENTRY_FORM, "e");
  const opened = data.query.opened!;
  const hasFile = names.some((name) => ["file", "image"].includes(fieldOf(register, name)!.kind));
  return (
    <form
      class={wide ? "entry-form entry-form-wide" : "entry-form"}
      id={ENTRY_FORM}
      method="post"
      action={entry ? paths.change(entry.key) : paths.add}
      encType={hasFile ? "multipart/form-data" : undefined}
      noValidate
      data-call=""
      data-entry-form=""
    >
      {/* What Enter in a field presses, whatever button comes first. */}
      <button class="off-screen" type="submit" tabIndex={-1} aria-hidden="true" />
      {entry && <input type="hidden" name="version" value={entry.version} />}
      <input type="hidden" name="_form" value={ENTRY_FORM} />
      <input type="hidden" name="_back" value={links.address({ opened })} />
      <p class="entry-refused" role="alert" data-form-error="">
        {form.isRefused && flash!.errors.length === 0 ? flash!.message : ""}
      </p>
      {names.map((name) => (
        <EntryField
          key={name}
          ctx={ctx}
          register={register}
          name={name}
          entry={entry}
          copied={entry ? null : data.entry}
          form={form}
          choices={data.choices[name] ?? []}
          parts={parts}
        />
      ))}
      {/* A new entry is for them from its first moment on; one that is there has a form for it. */}
      {!entry && data.aims?.opened && (
        <div class="entry-field" data-wide="">
          <Card title={ctx.t("audience.title")}>
            <div class="audience">
              <AudienceEditor
                ctx={ctx}
                place={entryAudiencePlace(register)}
                id={null}
                data={data.aims.opened}
                form={form}
                formId={ENTRY_FORM}
              />
            </div>
          </Card>
        </div>
      )}
    </form>
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

/** What cannot be changed, as facts. */
function Told(
  { ctx, register, parts, entry, names }: EntryDialogProps & { entry: Entry; names: readonly string[] },
) {
  return (
    <Facts
      facts={names.map((name) => ({
        name: fieldLabel(ctx, register, name),
        value: parts.cells?.[name]?.(entry, ctx) ??
          <ToldValue ctx={ctx} register={register} entry={entry} name={name} />,
      })).filter((_, index) => !isBlank(entry, names[index]!))}
    />
  );
}

function ToldValue(
  { ctx, register, entry, name }: { ctx: Ctx; register: Register; entry: Entry; name: string },
) {
  const field = fieldOf(register, name)!;
  return field.kind === "rows"
    ? <RowsTold ctx={ctx} register={register} entry={entry} name={name} field={field} />
    : <EntryValue ctx={ctx} entry={entry} name={name} field={field} />;
}

/** Who changed it last, and the way to all that was done to it. */
function LastChange(
  { ctx, register, entry, basePath }: { ctx: Ctx; register: Register; entry: Entry; basePath: string },
) {
  const { t } = ctx;
  const log = pageOf(OPERATIONS);
  const search = new URLSearchParams({ subjectKind: register.route, subject: entry.key });
  return (
    <p class="entry-last">
      {entry.changedAt && t(entry.changedBy ? "registers.changed_by" : "registers.changed_at", {
        who: entry.changedBy ?? "",
        at: formatOf(ctx).moment(entry.changedAt),
      })}{" "}
      {log && may(ctx.actor, log.need) && (
        <a class="link" href={`${basePath}/${OPERATIONS}?${search}`}>{t("registers.operations")}</a>
      )}
    </p>
  );
}

function Foot(
  { ctx, data, links, may, entry, writes, parts }: EntryDialogProps & {
    entry: Entry | null;
    writes: boolean;
  },
) {
  const { t } = ctx;
  const next = entry ? data.next : null;
  return (
    <>
      {entry && entry.deletedAt === null && (
        <span class="dialog-foot-start">
          {may.delete && !parts.kept?.(entry) && (
            <Button
              kind="danger"
              icon="trash"
              href={links.href({ opened: { kind: "delete", key: entry.key } })}
              data={{ dialog: "" }}
            >
              {t("registers.delete")}
            </Button>
          )}
          {may.add && (
            <Button
              kind="quiet"
              icon="copy"
              href={links.href({ opened: { kind: "add", copy: entry.key } })}
              data={{ dialog: "" }}
            >
              {t("registers.copy")}
            </Button>
          )}
        </span>
      )}
      <Button href={links.href()} data={{ leaves: "" }}>
        {t(writes ? "registers.cancel" : "form.close")}
      </Button>
      {writes && (!entry || next) && (
        <Button
          form={ENTRY_FORM}
          name="_next"
          value={links.address({
            opened: entry ? { kind: "entry", key: next! } : { kind: "add", copy: null },
          })}
          data={{ next: "" }}
        >
          {t(entry ? "registers.save_next" : "registers.save_add")}
        </Button>
      )}
      {writes && (
        <Button kind="primary" form={ENTRY_FORM} name="_next" value={links.address()}>
          {t("registers.save")}
        </Button>
      )}
    </>
  );
}

/** Asked by script before typed text is lost. */
function UnsavedDialog({ ctx: { t } }: { ctx: Ctx }) {
  return (
    <Dialog
      id="register-unsaved"
      title={t("registers.unsaved_title")}
      closeLabel={t("form.close")}
      moveLabel={t("shell.move_dialog")}
      foot={
        <>
          <Button type="button" kind="danger" data={{ discard: "" }}>{t("registers.discard")}</Button>
          <Button type="button" kind="primary" data={{ closes: "" }}>{t("registers.keep_editing")}</Button>
        </>
      }
    >
      <p>{t("registers.unsaved_text")}</p>
    </Dialog>
  );
}
