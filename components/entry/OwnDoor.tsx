import { z } from "zod";
import type { Flash } from "@/edge/flash.ts";
import type { State } from "@/edge/state.ts";
import { EDITIONS } from "@/kernel/access/editions.ts";
import { ENTRIES } from "@/kernel/access/entries.ts";

const door = z.object({ edition: z.enum(EDITIONS), entry: z.enum(ENTRIES) });

type Door = z.infer<typeof door>;

/** The door that a refused login names as the account's own; null: it was refused for something else. */
export function doorNamedIn(flash: Flash): Door | null {
  return door.safeParse(flash.data).data ?? null;
}

/** The refusal of an account that belongs to another entry page, with the way there. */
export function OwnDoor({ own, message, state }: { own: Door; message: string; state: State }) {
  const href = state.incoming.doorOf(own);
  return (
    <span>
      {message} {href && <a class="link" href={href}>{state.ctx.t("entry.door_open")}</a>}
    </span>
  );
}
