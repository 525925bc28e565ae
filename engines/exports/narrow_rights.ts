import type { Edition } from "@/kernel/access/editions.ts";
import type { Holder } from "@/kernel/access/user.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { Declared } from "@/kernel/declared.ts";

/** Where rights are asked for: an edition, and the brand by whose entry the person came; empty: none. */
export interface RightsAt {
  edition: Edition;
  brandCode: string;
}

/** Takes from a person's rights those that do not hold there now, as a request would find them. */
export type NarrowRights = <T extends Holder>(ctx: Ctx, holder: T, at: RightsAt) => Promise<T>;

/** What domains have to say about rights outside a request, where no gate stands. */
export const NARROW_RIGHTS = new Declared<NarrowRights>("what narrows rights");
