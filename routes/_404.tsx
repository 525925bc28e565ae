import { page } from "fresh";
import { NothingFound } from "@/components/entry/NothingFound.tsx";
import { define } from "@/define.ts";

/** Whatever method was asked for; without it the page would be answered with 200. */
export const handler = define.handlers(() => page(undefined, { status: 404 }));

/** What a page that knows no such thing answers, in the frame of the reader. */
export default define.page(({ state }) => <NothingFound state={state} />);
