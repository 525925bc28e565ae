import { type Language, PEOPLE, type Person } from "../ask/people.ts";
import { Visitor } from "../ask/visitor.ts";
import type { Recording } from "../keep.ts";
import { numberNext, release, type Sql, untilQuiet } from "../portal/database.ts";
import { recordExports } from "./record_exports.ts";
import { recordImports } from "./record_imports.ts";
import { recordRefusals } from "./record_refusals.ts";
import { recordRegisters } from "./record_registers.ts";
import { tellAdministration } from "./stories/administration.ts";
import type { Cast } from "./stories/cast.ts";
import { tellDoor } from "./stories/door.ts";
import { tellFavorites } from "./stories/favorites.ts";
import { tellOrder } from "./stories/order.ts";
import { tellPerson } from "./stories/person.ts";
import { markTables, recordTables } from "./tables.ts";

/** Everything that changes something, one after the other, and the rows that each part leaves in the tables. */
export async function recordDoings(
  origin: string,
  sql: Sql,
  recording: Recording,
  tell: (text: string) => void,
): Promise<void> {
  const enter = async (account: string, lang: Language = "zh_CN"): Promise<Visitor> => {
    const person: Person = PEOPLE.find((one) => one.account === account)!;
    const visitor = new Visitor(origin, person, lang);
    await visitor.logIn();
    return visitor;
  };
  const part = async (name: string, work: () => Promise<unknown>) => {
    const marks = await markTables(sql);
    await work();
    await untilQuiet(sql);
    await recordTables(sql, marks, name, recording);
    tell(`${name}: ${recording.kept} answers by now`);
  };
  const administrator = await enter("administrator");
  const technician = await enter("store-technician");
  const manager = await enter("store-manager", "en_US");
  const nobody = await enter("");
  // Exports show the logs, which are held still until then.
  const exported = await recordExports(administrator, sql, recording);
  await recordExports(technician, sql, recording);
  tell(`exports: ${recording.kept} answers by now`);
  await untilQuiet(sql);
  await release(sql);
  // Each export has told of itself: how many there were is not to show in the numbers of what is told from here on.
  await numberNext(sql, "messages", 3000);
  const settle = async () => void await untilQuiet(sql);
  const cast: Cast = { administrator, technician, manager, nobody, recording, settle };
  for (const visitor of [nobody, technician, administrator]) {
    await part(`refusals of ${visitor.name}`, () => recordRefusals(visitor, administrator, recording));
  }
  await part("order", () => tellOrder(cast));
  await part("favorites", () => tellFavorites(cast));
  await part("door", () => tellDoor(cast));
  await part("administration", () => tellAdministration(cast));
  await part("imports", () => recordImports(administrator, exported, recording));
  await part("registers", () => recordRegisters(administrator, recording));
  await part("registers of a technician", () => recordRegisters(technician, recording));
  await part("person", () => tellPerson(cast));
}
