import { Button } from "@/components/Button.tsx";
import { refusalOf, TextField, typedOf } from "@/components/Field.tsx";
import { Icon } from "@/components/Icon.tsx";
import { CallForm } from "@/components/CallForm.tsx";
import type { Flash } from "@/edge/flash.ts";
import { LIMITS } from "@/kernel/limits.ts";
import type { Format } from "@/kernel/texts/format.ts";
import type { Translate } from "@/kernel/texts/texts.ts";
import type { JobNow } from "@/services/orders/jobs/types.ts";

/** The notes of a job, the latest first, with who wrote them and when; everybody of the store may add one. */
export function JobNotes({ job, back, mayEdit, flash, t, format }: {
  job: JobNow;
  back: string;
  mayEdit: boolean;
  flash: Flash | null;
  t: Translate;
  format: Format;
}) {
  const form = `note-job-${job.id}`;
  return (
    <details class="menu" data-menu="" open={flash?.form === form}>
      <summary class="btn" title={t("orders.job_notes")}>
        <Icon name="message-square" />
        <span class="job-word">{t("orders.job_notes")}</span>
        {job.noteCount > 0 && <span class="num">{format.number(job.noteCount)}</span>}
      </summary>
      <div class="menu-panel ask-panel job-form">
        {mayEdit && (
          <CallForm action={`/tis/jobs/${job.id}/notes`} id={form} back={back}>
            <TextField
              name="text"
              idPrefix={form}
              label={t("orders.job_note_text")}
              value={flash?.kind === "refused" ? typedOf(flash, form, "text") : undefined}
              error={refusalOf(flash, form, "text")}
              maxLength={LIMITS.noteLength}
              autocomplete="off"
              required
            />
            <Button>{t("orders.job_note_add")}</Button>
          </CallForm>
        )}
        {job.notes.length === 0
          ? <p class="text-ink-3">{t("orders.job_notes_none")}</p>
          : (
            <ul class="job-notes">
              {job.notes.map((note, place) => (
                <li key={job.notes.length - place}>
                  {note.text}
                  <small>{t("orders.job_note_by", { name: note.by, time: format.moment(note.at) })}</small>
                </li>
              ))}
            </ul>
          )}
      </div>
    </details>
  );
}
