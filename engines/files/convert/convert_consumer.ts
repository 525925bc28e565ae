import { requestConversions } from "./request_conversions.ts";
import { fileStored } from "@/events/files.ts";
import { defineConsumer } from "@/engines/events/define_consumer.ts";

/** Leaves to the workers what suits a file that was stored: small pictures, PDF, SVG, checked 3D models. */
export const convert = defineConsumer({
  name: "convert",
  on: [fileStored],
  handle: ({ data }, tx) => requestConversions(tx, data),
});
