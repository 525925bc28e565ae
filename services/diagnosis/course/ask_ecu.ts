import type { Ctx, TxCtx } from "@/kernel/ctx.ts";
import { refuse, refuseField } from "@/kernel/refusals/refuse.ts";
import type { EcuDesign } from "@/services/diagnosis/ecus/design.ts";
import { designOf } from "@/services/diagnosis/ecus/ecus.ts";
import { hexOf } from "../hex_of.ts";
import { askDevice, leaveCommand } from "./ask_device.ts";
import type { HeldDiagnosis } from "./hold_diagnosis.ts";

/** What is asked of one control unit. */
interface AskedEcu {
  id: number;
  address: string;
  identifier: string;
  /** The person has read what happens at the vehicle, and that nobody comes to harm. */
  confirmed?: boolean;
}

/** An actuator is adjusted to this: on. */
const ON = "01";

/** The description of a control unit that answers. Refuses `vds-ecu-unknown`, and `vds-not-offered` for one that is not described. */
export async function describedEcu(
  { sql }: Pick<TxCtx, "sql">,
  { id }: Pick<HeldDiagnosis, "id">,
  address: string,
): Promise<EcuDesign> {
  const [row] = await sql<{ code: string }[]>`
    select code from vds_ecus where diagnosis_id = ${id} and address = ${address} and state = 'answers'`;
  if (!row) throw refuse("vds-ecu-unknown");
  const design = designOf(row.code);
  if (!design) throw refuse("vds-not-offered");
  return design;
}

/** Refuses `vds-ecu-busy` while something that takes its time runs on a control unit. */
export async function requireFree(
  { sql, clock }: TxCtx,
  { id }: HeldDiagnosis,
  address: string,
): Promise<void> {
  const [runs] = await sql`
    select from vds_commands
    where diagnosis_id = ${id} and args ->> 'address' = ${address} and answered_at is null and deadline > ${clock()}
      and kind in ('watch-data', 'run-routine', 'test-actuator', 'write-coding', 'update-program', 'restore-program')
    limit 1`;
  if (runs) throw refuse("vds-ecu-busy");
}

/** Whatever moves, turns or gets hot is begun by somebody who has said that it may. */
function requireSafe(moves: boolean, confirmed: boolean | undefined): void {
  if (moves && confirmed !== true) throw refuseField("confirmed", "vds-safety");
}

function offered<T extends { identifier: number }>(all: readonly T[], identifier: string): T {
  const found = all.find((one) => hexOf(one.identifier, 4) === identifier);
  if (!found) throw refuse("vds-not-offered");
  return found;
}

/**
 * Has a routine run, to its end or until it is stopped. Refuses as `askScan` does, `vds-ecu-unknown`, `vds-not-offered`, `vds-ecu-busy`, and
 * `vds-safety` where something moves and nobody has said that it may.
 */
export async function askRoutine(ctx: Ctx, { id, address, identifier, confirmed }: AskedEcu): Promise<null> {
  await askDevice(ctx, id, async (tx, held) => {
    const { routines } = await describedEcu(tx, held, address);
    requireSafe(offered(routines, identifier).moves, confirmed);
    await requireFree(tx, held, address);
    await leaveCommand(tx, held, "run-routine", { vin: held.vin, address, identifier, option: "" });
  });
  return null;
}

/** Has an actuator driven for some seconds; it is given back whatever happens. Refuses as `askRoutine` does. */
export async function askActuator(
  ctx: Ctx,
  { id, address, identifier, seconds, confirmed }: AskedEcu & { seconds: number },
): Promise<null> {
  await askDevice(ctx, id, async (tx, held) => {
    const { outputs } = await describedEcu(tx, held, address);
    requireSafe(offered(outputs, identifier).moves, confirmed);
    await requireFree(tx, held, address);
    const args = { vin: held.vin, address, identifier, state: ON, seconds };
    await leaveCommand(tx, held, "test-actuator", args, seconds);
  });
  return null;
}

/** Has the settings of a control unit read. Refuses as `askScan` does, `vds-ecu-unknown` and `vds-not-offered`. */
export async function askCodings(
  ctx: Ctx,
  { id, address }: Pick<AskedEcu, "id" | "address">,
): Promise<null> {
  await askDevice(ctx, id, async (tx, held) => {
    const { codings } = await describedEcu(tx, held, address);
    if (codings.length === 0) throw refuse("vds-not-offered");
    const identifiers = codings.map(({ identifier }) => hexOf(identifier, 4));
    await leaveCommand(tx, held, "read-data", { vin: held.vin, address, identifiers });
  });
  return null;
}

/**
 * Has a setting written, and read again. Refuses as `askRoutine` does, and `vds-coding-range` for a value that the maker does not allow. Every
 * coding must be confirmed.
 */
export async function askCoding(
  ctx: Ctx,
  { id, address, identifier, value, confirmed }: AskedEcu & { value: number },
): Promise<null> {
  await askDevice(ctx, id, async (tx, held) => {
    const { codings } = await describedEcu(tx, held, address);
    const { min, max } = offered(codings, identifier);
    if (value < min || value > max) throw refuseField("value", "vds-coding-range", { min, max });
    requireSafe(true, confirmed);
    await requireFree(tx, held, address);
    await leaveCommand(tx, held, "write-coding", {
      vin: held.vin,
      address,
      identifier,
      value: hexOf(value, 2),
    });
  });
  return null;
}
