import { Button } from "@/components/Button.tsx";
import { refusalOf, TextField, typedOf } from "@/components/Field.tsx";
import { Notice } from "@/components/Notice.tsx";
import type { Flash } from "@/edge/flash.ts";
import type { Translate } from "@/kernel/texts/texts.ts";
import type { SyncRun } from "@/services/user_sync/read_runs.ts";

const FORM = "release-sync";

/** Says why the synchronisation stands still, and lets those who may release it. */
export function SyncStopped({ run, mayRelease, flash, t }: {
  run: SyncRun;
  mayRelease: boolean;
  flash: Flash | null;
  t: Translate;
}) {
  return (
    <Notice tone="warn">
      <p>{t("user_sync.stopped_why", { count: run.frozen })}</p>
      {mayRelease && (
        <form
          class="form mt-2 max-w-xl"
          method="post"
          action={`/tis/user-sync-runs/${run.id}/release`}
          data-call="releaseUserSyncRun"
        >
          <input type="hidden" name="_form" value={FORM} />
          <input type="hidden" name="_back" value="UserSync" />
          <TextField
            name="note"
            label={t("user_sync.release_note")}
            hint={t("user_sync.release_hint")}
            value={typedOf(flash, FORM, "note")}
            error={refusalOf(flash, FORM, "note")}
            maxLength={500}
            required
          />
          <p data-form-error="" role="alert" />
          <Button icon="play">{t("user_sync.release", { count: run.frozen })}</Button>
        </form>
      )}
    </Notice>
  );
}
