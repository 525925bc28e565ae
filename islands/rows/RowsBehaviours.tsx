import { useEffect } from "preact/hooks";
import { installRows } from "./install_rows.ts";

/** What tables of rows in forms gain by script. Draws nothing itself; a page has it once. */
export function RowsBehaviours() {
  useEffect(() => installRows(), []);
  return null;
}
