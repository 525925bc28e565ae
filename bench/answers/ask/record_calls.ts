import type { Recording } from "../keep.ts";
import { filledPath, queriesOf, Things } from "./inputs.ts";
import type { Visitor } from "./visitor.ts";

/**
 * Asks every call that reads, with all that its description says it can be asked, or `plainly`: each once.
 *
 * @param things where names of things come from: the same for all visitors, so that those who may not see them are asked too
 */
export async function recordCalls(
  visitor: Visitor,
  things: Things,
  recording: Recording,
  how: { plainly: boolean },
): Promise<void> {
  const folder = `calls/${visitor.name}/${visitor.lang}`;
  for (const call of things.calls) {
    if (call.method !== "get") continue;
    const ways = await things.pathValues(call);
    for (const [place, way] of (how.plainly ? ways.slice(0, 1) : ways).entries()) {
      const path = filledPath(call.path, way);
      // Of one thing all that can be asked, of the others the thing itself.
      const queries = how.plainly || place > 0
        ? [queriesOf(call).at(-1) ?? "", ""].slice(-1)
        : queriesOf(call);
      for (const query of queries) {
        const address = query === "" ? path : `${path}?${query}`;
        await recording.answer(folder, "GET", address, await visitor.get(address));
      }
    }
  }
}
