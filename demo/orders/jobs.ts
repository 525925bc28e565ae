import type { DemoFilling } from "@/engines/demo/define_demo.ts";
import type { Edition } from "@/kernel/access/editions.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { addJobNote, archiveJob, openJob } from "@/services/orders/jobs/change_jobs.ts";
import { makeJobCurrent } from "@/services/orders/jobs/current.ts";
import { handOverJob } from "@/services/orders/jobs/hand_over.ts";
import { jobColleagues, ownJobs } from "@/services/orders/jobs/read_jobs.ts";
import { sendOrder } from "@/services/orders/send_order.ts";
import { catalogueOf } from "../epc/steps.ts";
import { fillCart } from "../orders.ts";
import { type AtWork, peopleAtWork } from "../people_at_work.ts";

const HOUR_MS = 3_600_000;

interface Work {
  name: string;
  customer: string;
  plate: string;
  note: string;
  becomes: "open" | "ordered" | "archived" | "handed over";
}

const WORK: Record<Edition, readonly Work[]> = {
  domestic: [
    {
      name: "前制动片更换",
      customer: "王先生",
      plate: "沪A·D12345",
      note: "客户在店等候，请优先备货。",
      becomes: "open",
    },
    { name: "", customer: "李女士", plate: "沪B·F67890", note: "保险定损后再下单。", becomes: "open" },
    { name: "6 万公里保养", customer: "张先生", plate: "沪C·K24680", note: "已交车。", becomes: "archived" },
    {
      name: "后保险杠事故维修",
      customer: "陈先生",
      plate: "沪D·M13579",
      note: "周五前需到货。",
      becomes: "handed over",
    },
    {
      name: "左后视镜更换",
      customer: "赵女士",
      plate: "沪E·R97531",
      note: "备件已订，到货后通知客户。",
      becomes: "ordered",
    },
  ],
  overseas: [
    {
      name: "Front brake pads",
      customer: "Ms. Meyer",
      plate: "K-TS 2041",
      note: "Customer waits in the store.",
      becomes: "open",
    },
    {
      name: "",
      customer: "Mr. Jansen",
      plate: "R-482-VB",
      note: "Order after the insurer agrees.",
      becomes: "open",
    },
    {
      name: "60,000 km service",
      customer: "Mr. Rossi",
      plate: "GA 417 KM",
      note: "Car handed back.",
      becomes: "archived",
    },
    {
      name: "Left door mirror",
      customer: "Mrs. Novak",
      plate: "LJ 58-KPT",
      note: "Parts are ordered. Call the customer when they arrive.",
      becomes: "ordered",
    },
  ],
};

/** Jobs that the stores' people have on their bench beside the cart that each has now. Who has several already is passed over. */
export async function fillJobs(demo: DemoFilling): Promise<void> {
  const { figures } = await catalogueOf(demo);
  for (const person of await peopleAtWork(demo)) {
    const now = person.at;
    await person.ctx.tx(async (tx) => {
      const [current, ...others] = await ownJobs(tx);
      if (others.length > 0) return;
      for (const [place, work] of WORK[person.edition].entries()) {
        person.at = now - (place + 2) * 7 * HOUR_MS;
        await fillJob(tx, person, work, async (vin) => {
          const vehicle = person.vehicles.find((one) => one.vin === vin)!;
          await fillCart(tx, vehicle, figures, person.random);
        });
      }
      person.at = now;
      if (current) await makeJobCurrent(tx, current.id);
    });
  }
}

async function fillJob(
  tx: Ctx,
  { random, vehicles, account }: AtWork,
  { note, becomes, ...facts }: Work,
  fill: (vin: string) => Promise<void>,
): Promise<void> {
  const { vin } = random.pick(vehicles);
  const repairOrder = `RO-26${random.whole(10_000, 99_999)}`;
  const job = await openJob(tx, { ...facts, repairOrder, vin });
  await fill(vin);
  await addJobNote(tx, job.id, note);
  if (becomes === "ordered") await sendOrder(tx, { clientKey: `demo-${account}-job` });
  if (becomes === "archived") await archiveJob(tx, job.id);
  if (becomes !== "handed over") return;
  const [colleague] = (await jobColleagues(tx)).filter(({ userCode }) => userCode !== account);
  if (colleague) await handOverJob(tx, job.id, colleague.userCode);
}
