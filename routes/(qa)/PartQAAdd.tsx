import { page } from "fresh";
import { AskPage } from "@/components/qa/AskPage.tsx";
import { readAsk } from "@/components/qa/read_ask.ts";
import { define } from "@/define.ts";

/** A part question as it is written: a draft (`id=7`), or a new one on what the address names. One that was asked is shown as it stands. */
export const handler = define.handlers({
  async GET(context) {
    const { url, state } = context;
    const data = await readAsk(state.ctx, "part", url, state.vin);
    if (data) return page(data);
    const id = Number(url.searchParams.get("id"));
    return context.redirect(`${state.basePath}/PartQAView?id=${id}`, 303);
  },
});

export default define.page<typeof handler>(({ data, state }) => (
  <AskPage kind="part" data={data} state={state} />
));
