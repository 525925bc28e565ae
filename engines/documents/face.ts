import { defineDomain } from "../define_domain.ts";
import { tellReadersWork } from "./tell_readers.ts";

export const documentEngine = defineDomain({
  name: "documents",
  work: [tellReadersWork],
});
