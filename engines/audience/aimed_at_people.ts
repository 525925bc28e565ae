import type { EntryAim } from "@/engines/registers/define_register.ts";
import { peopleAudience, plainAudience } from "./audience.ts";
import { saveAudience } from "./save_audience.ts";

/** Entries of a register are for people: what it says as its `audience`. */
export const aimedAtPeople: EntryAim = {
  input: peopleAudience,
  async keep(tx, given) {
    const said = plainAudience(peopleAudience.parse(given));
    return { id: await saveAudience(tx, said), said };
  },
};
