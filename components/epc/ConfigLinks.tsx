import { Button } from "@/components/Button.tsx";
import type { State } from "@/edge/state.ts";
import { may } from "@/kernel/access/rights.ts";

/** The pages of configurations: values, codes and the matrix of model codes, apart from the one that the reader is on. */
export function ConfigLinks({ here, state: { ctx, basePath } }: {
  here: "EpcConfig" | "EpcOption" | "EpcConfigMatrix";
  state: Pick<State, "ctx" | "basePath">;
}) {
  const pages = [
    ["EpcConfig", "EpcConfig:view", "to_values", "sliders-horizontal"],
    ["EpcOption", "EpcOption:view", "to_options", "settings-2"],
    ["EpcConfigMatrix", "EpcModel:view", "to_matrix", "grid-3x3"],
  ] as const;
  return (
    <>
      {pages.filter(([page, need]) => page !== here && may(ctx.actor, need)).map(([page, , text, icon]) => (
        <Button key={page} href={`${basePath}/${page}`} icon={icon} class="btn-sign">
          {ctx.t(`epc.register.${text}`)}
        </Button>
      ))}
    </>
  );
}
