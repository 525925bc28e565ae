import { NothingFound } from "@/components/entry/NothingFound.tsx";
import { define } from "@/define.ts";

/** What a page that knows no such thing answers, in the frame of the reader. */
export default define.page(({ state }) => <NothingFound state={state} />);
