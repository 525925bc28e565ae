import { Button } from "@/components/Button.tsx";
import type { State } from "@/edge/state.ts";
import { may } from "@/kernel/access/rights.ts";

/** From auxiliary materials to the quantities that series take, and back. */
export function AuxiliaryLinks({ here, state: { ctx, basePath } }: {
  here: "EPCfuliao" | "EPCfuliaoQuantity";
  state: Pick<State, "ctx" | "basePath">;
}) {
  const [page, text, icon] = here === "EPCfuliao"
    ? ["EPCfuliaoQuantity", "to_quantities", "test-tubes"] as const
    : ["EPCfuliao", "to_materials", "droplets"] as const;
  if (!may(ctx.actor, `${page}:view`)) return null;
  return (
    <Button href={`${basePath}/${page}`} icon={icon} class="btn-sign">{ctx.t(`epc.register.${text}`)}</Button>
  );
}
