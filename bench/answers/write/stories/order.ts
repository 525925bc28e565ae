import type { Cast } from "./cast.ts";
import { Story } from "./story.ts";

const VIN = "GVAT2RE79RA613520";
const FIGURE = "34-11-02-C";

/** From the vehicle to the order, and what becomes of it. */
export async function tellOrder({ technician, manager, recording, settle }: Cast): Promise<void> {
  const story = new Story("order", recording);
  await story.get(technician, "looks the vehicle up", `/tis/sas/vehicles/${VIN}`);
  await story.get(technician, "finds it among the recent", "/tis/sas/recent-vehicles");
  await story.post(technician, "empties the cart", "/tis/carts/current/deletion");
  const figure = await story.get(technician, "opens a figure", `/tis/sas/figures/${FIGURE}?vin=${VIN}`);
  await story.post(technician, "orders an empty cart", "/tis/orders", { clientKey: "answers-0" });
  const lines = (figure?.lines ?? []) as {
    partNumber: string;
    callout: string;
    fit: string;
    notOrderable: unknown;
    packQuantity: number | null;
  }[];
  const fitting = lines.filter((line) => line.fit === "fits" && line.notOrderable === null);
  for (const { partNumber, callout, packQuantity } of fitting.slice(0, 2)) {
    await story.post(technician, `takes ${partNumber}`, "/tis/carts/current/lines", {
      partNumber,
      callout,
      vin: VIN,
      figureCode: FIGURE,
      quantity: packQuantity ?? 1,
    });
  }
  const bad = lines.find((line) => line.notOrderable !== null);
  if (bad) {
    await story.post(technician, "takes what cannot be ordered", "/tis/carts/current/lines", {
      partNumber: bad.partNumber,
    });
  }
  await story.post(technician, "takes an unknown part", "/tis/carts/current/lines", { partNumber: "NOPE-1" });
  await story.post(technician, "takes too few", "/tis/carts/current/lines", {
    partNumber: fitting[0]?.partNumber,
    quantity: -1,
  });
  const cart = await story.get(technician, "reads the cart", "/tis/carts/current");
  const line = cart?.lines?.[0]?.id;
  await story.post(technician, "notes something", `/tis/carts/current/lines/${line}`, {
    note: "for Tuesday",
  });
  await story.post(technician, "pastes rows", "/tis/carts/current/pasted-rows", {
    rows: `${fitting[0]?.partNumber}\t2\nNOPE-2\t1`,
  });
  await story.post(technician, "pastes rows, the good ones", "/tis/carts/current/pasted-rows", {
    rows: `${fitting[0]?.partNumber}\t2\nNOPE-2\t1`,
    goodRowsOnly: true,
  });
  const sent = await story.post(technician, "orders", "/tis/orders", {
    clientKey: "answers-1",
    note: "urgent",
    confirmWithoutVehicle: true,
  });
  await story.post(technician, "orders by the same key", "/tis/orders", { clientKey: "answers-1" });
  await settle();
  const number = sent?.number ?? sent?.orderNumber ?? "20417-000013";
  await story.get(technician, "reads the order", `/tis/orders/${number}`);
  await story.get(technician, "sees the order's page", `/tis/EPCCart?order=${number}`);
  await story.get(manager, "sees it too", `/tis/orders/${number}`);
  await story.post(manager, "hands it over again", `/tis/orders/${number}/hand-over`);
  await story.get(technician, "reads messages", "/tis/messages");
}
