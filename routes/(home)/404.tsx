import { page } from "fresh";
import { NothingFound } from "@/components/entry/NothingFound.tsx";
import { define } from "@/define.ts";

export const handler = define.handlers({ GET: () => page(null, { status: 404 }) });

/** Something that does not exist or that the reader may not see: outsiders are told the same. */
export default define.page<typeof handler>(({ state }) => <NothingFound state={state} />);
