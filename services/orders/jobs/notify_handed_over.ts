import { jobHandedOver } from "@/events/orders.ts";
import { defineNotification } from "@/engines/messages/define_notification.ts";
import { notifyPeople } from "@/engines/messages/notify_people.ts";

interface Told {
  id: number;
  name: string;
  customer: string;
  plate: string;
  repairOrder: string;
  fromId: number;
  toId: number;
  fromName: string;
  toName: string;
}

/** Who has a job now is told who gave it to them; of whom it was taken, who took it. */
export const notifyJobHandedOver = defineNotification({
  on: jobHandedOver,
  async notify(tx, { id, data }) {
    const [job] = await tx.sql<Told[]>`
      select j.id, j.name, j.customer, j.plate, j.repair_order, f.id as from_id, f.full_name as from_name, t.id as to_id,
        t.full_name as to_name
      from jobs j, users f, users t
      where j.id = ${data.jobId} and f.user_code = ${data.fromUser} and t.user_code = ${data.toUser}`;
    if (!job) return;
    const isTaken = data.byUser === data.toUser;
    await notifyPeople(tx, {
      eventId: id,
      kind: isTaken ? "job-taken-over" : "job-handed-over",
      params: {
        job: job.name || job.repairOrder || job.plate || job.customer ||
          { key: "orders.job_numbered", params: { number: String(job.id) } },
        name: isTaken ? job.toName : job.fromName,
      },
      link: `EPCCart?job=${job.id}`,
      receivers: [isTaken ? job.fromId : job.toId],
    });
  },
});
