import { defineNotification } from "@/engines/messages/define_notification.ts";
import { notifyPeople } from "@/engines/messages/notify_people.ts";
import { peopleWith } from "@/engines/messages/people_with.ts";
import { laborPushFailed } from "@/events/labor.ts";
import { RETRY_RIGHT } from "./push_log.ts";

/** What whoever may try again is told when a labor item could not be handed over. */
export const PUSH_FAILED = "labor-push-failed";

/** Everybody who may let it be tried again. */
export const notifyLaborPushFailed = defineNotification({
  on: laborPushFailed,
  async notify(tx, { id, data }) {
    await notifyPeople(tx, {
      eventId: id,
      kind: PUSH_FAILED,
      params: { code: data.laborTimeCode },
      link: `LaborCatalogPushLog?${new URLSearchParams({ keyword: data.laborTimeCode })}`,
      receivers: await peopleWith(tx, RETRY_RIGHT),
    });
  },
});
