import { useEffect } from "preact/hooks";
import { installRows } from "./install_rows.ts";

/** What tables of rows gain by script on a page of their own; that of a register brings it along. Draws nothing itself. */
export function RowsBehaviours() {
  useEffect(() => installRows(), []);
  return null;
}
