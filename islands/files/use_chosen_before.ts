import type { RefObject } from "preact";
import { useEffect, useRef } from "preact/hooks";

/**
 * Takes what was chosen in a field of files before the page's script began: no event tells of it any more, and it would be lost.
 *
 * @param take what is done with the field whenever files are chosen
 * @returns for the field
 */
export function useChosenBefore(take: (field: HTMLInputElement) => void): RefObject<HTMLInputElement> {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (field.current?.files?.length) take(field.current);
  }, []);
  return field;
}
