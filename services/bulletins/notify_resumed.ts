import { defineNotification } from "@/engines/messages/define_notification.ts";
import { bulletinResumed } from "@/events/bulletins.ts";
import { tellReleased } from "./notify_released.ts";

/** Whose first day came while the notice was stopped is told of it now; whoever was told before is not told again. */
export const notifyBulletinResumed = defineNotification({
  on: bulletinResumed,
  async notify(tx, { data }) {
    await tellReleased(tx, data.bulletinId);
  },
});
