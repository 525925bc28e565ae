import type { Consumer } from "@/engines/events/define_consumer.ts";
import { convert } from "./convert.ts";
import { exportLists } from "./export.ts";
import { indexSearch } from "./index_search.ts";
import { notify } from "./notify.ts";
import { push } from "./push.ts";

/** Every consumer that workers run. */
// deno-lint-ignore no-explicit-any -- consumers of many events side by side; each was checked where it is declared
export const CONSUMERS: readonly Consumer<any>[] = [convert, exportLists, indexSearch, notify, push];
