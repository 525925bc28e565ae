import { useEffect } from "preact/hooks";
import { showAnew } from "../parts/show_anew.ts";

/** Has the order shown anew once it can no longer be taken back, after so many milliseconds. Renders nothing. */
export function UndoWindow({ endsInMs }: { endsInMs: number }) {
  useEffect(() => {
    const timer = setTimeout(() => void showAnew(), endsInMs + 100);
    return () => clearTimeout(timer);
  }, []);
  return null;
}
