import type { JSX, RefObject } from "preact";
import { useEffect, useRef } from "preact/hooks";

/**
 * Takes the files of a field whenever some are chosen, also those from before the page's script began: no event tells of these any more, and they
 * would be lost.
 *
 * @param take what is done with the field
 * @returns for the field
 */
export function useChosenFiles(take: (field: HTMLInputElement) => void): {
  ref: RefObject<HTMLInputElement>;
  onChange: JSX.GenericEventHandler<HTMLInputElement>;
} {
  const ref = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (ref.current?.files?.length) take(ref.current);
  }, []);
  return { ref, onChange: (event) => take(event.currentTarget) };
}
