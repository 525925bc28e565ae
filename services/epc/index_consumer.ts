import { followFigure, followRegister } from "./follow_changes.ts";
import { indexParts } from "./index_parts.ts";
import { figureChanged, partSuperseded } from "@/events/epc.ts";
import { registerChanged } from "@/events/registers.ts";
import { defineConsumer, type Received } from "@/engines/events/define_consumer.ts";

/** Keeps what the search box finds in step with the catalogue. */
export const indexSearch = defineConsumer({
  name: "index",
  on: [figureChanged, partSuperseded, registerChanged],
  async handle({ type, data }: Received, tx) {
    if (type === figureChanged.type) await followFigure(tx, figureChanged.data.parse(data));
    else if (type === registerChanged.type) await followRegister(tx, registerChanged.data.parse(data));
    else {
      const { partNumber, replacedBy } = partSuperseded.data.parse(data);
      await indexParts(tx, [partNumber, ...replacedBy.map((one) => one.partNumber)]);
    }
  },
});
