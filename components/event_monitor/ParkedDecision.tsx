import type { Flash } from "@/edge/flash.ts";
import type { ParkedEventRead } from "@/engines/events/types.ts";
import type { Translate } from "@/kernel/texts/texts.ts";
import { Button } from "../Button.tsx";
import { Dialog } from "../Dialog.tsx";
import { refusalOf, TextField, typedOf } from "../Field.tsx";

const SKIP = "skip-parked";

/** Replay, or skip with a note: a dialog when script runs, else the same form in the page. */
export function ParkedDecision({ event, back, mayReplay, maySkip, flash, t }: {
  event: ParkedEventRead;
  back: string;
  mayReplay: boolean;
  maySkip: boolean;
  flash: Flash | null;
  t: Translate;
}) {
  if (!mayReplay && !maySkip) return null;
  const path = `/tis/parked-events/${event.id}`;
  const form = (id: string) => (
    <form class="form" method="post" action={`${path}/skip`} id={id} data-call="skipParkedEvent">
      <input type="hidden" name="_form" value={SKIP} />
      <input type="hidden" name="_back" value={back} />
      <p>{t("event_monitor.skipAsk", { consumer: event.consumer })}</p>
      <TextField
        name="note"
        idPrefix={id}
        label={t("event_monitor.skipNote")}
        hint={t("event_monitor.skipNoteHint")}
        value={typedOf(flash, SKIP, "note")}
        error={refusalOf(flash, SKIP, "note")}
        rows={2}
        maxLength={200}
        required
      />
      <p data-form-error="" role="alert" />
    </form>
  );
  return (
    <div class="parked-decision">
      {mayReplay && <p class="text-ink-2">{t("event_monitor.replayWhy")}</p>}
      <div class="parked-buttons">
        {mayReplay && (
          <form method="post" action={`${path}/replay`} data-call="replayParkedEvent">
            <input type="hidden" name="_back" value={back} />
            <Button kind="primary" icon="rotate-ccw">{t("event_monitor.replay")}</Button>
          </form>
        )}
        {maySkip && (
          <Button type="button" icon="skip-forward" opens={SKIP} class="needs-script">
            {t("event_monitor.skip")}
          </Button>
        )}
      </div>
      {maySkip && (
        <>
          <Dialog
            id={SKIP}
            title={t("event_monitor.skipTitle")}
            closeLabel={t("shell.close")}
            moveLabel={t("shell.move_dialog")}
            foot={
              <>
                <Button type="button" data={{ closes: "" }}>{t("event_monitor.cancel")}</Button>
                <Button kind="danger" form="skip-in-dialog">{t("event_monitor.skipNow")}</Button>
              </>
            }
          >
            {form("skip-in-dialog")}
          </Dialog>
          <div class="needs-no-script">
            {form("skip-in-page")}
            <Button kind="danger" form="skip-in-page">{t("event_monitor.skipNow")}</Button>
          </div>
        </>
      )}
    </div>
  );
}
