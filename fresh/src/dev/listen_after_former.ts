import type { ServeInfo } from "../page_props.ts";

const FORMER_STOPS_MS = 6000;
const TRY_AGAIN_MS = 10;

/** Serves once the server before this one, which may hold the port until it has stopped, has let it go. */
export async function listenAfterFormer(
  handle: (request: Request, info: ServeInfo) => Promise<Response>,
  options: Deno.ServeTcpOptions,
  onServing: () => void,
): Promise<void> {
  const onListen = (address: Deno.NetAddr) => {
    onServing();
    if (options.onListen !== undefined) options.onListen(address);
    else console.info(`Listening on http://${address.hostname}:${address.port}/`);
  };
  const until = performance.now() + FORMER_STOPS_MS;
  for (;;) {
    try {
      return await Deno.serve({ ...options, onListen }, handle).finished;
    } catch (error) {
      if (!(error instanceof Deno.errors.AddrInUse) || performance.now() > until) throw error;
      await new Promise((resolve) => setTimeout(resolve, TRY_AGAIN_MS));
    }
  }
}
