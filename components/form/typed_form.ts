import type { Flash } from "@/edge/flash.ts";

/** What a refused form had in it, for readers without script. */
export interface TypedForm {
  /** Prefix of the ids of its controls. */
  idPrefix: string;
  /** Whether it comes back from a refusal: then what was typed counts, also what was emptied. */
  isRefused: boolean;
  /** One text of a name; undefined when nothing was posted under it. */
  text: (posted: string) => string | undefined;
  /** All texts of a name that repeats. */
  texts: (posted: string) => string[];
  /** The sentence that refused a name. */
  error: (posted: string) => string | undefined;
}

/** The form of an id, out of the outcome that the page shows once. */
export function typedForm(flash: Flash | null, id: string, idPrefix: string): TypedForm {
  const own = flash?.form === id ? flash : null;
  const texts = (posted: string) => {
    const typed = own?.typed[posted];
    return typed === undefined ? [] : Array.isArray(typed) ? typed : [typed];
  };
  return {
    idPrefix,
    isRefused: own !== null,
    text: (posted) => texts(posted)[0],
    texts,
    error: (posted) => own?.errors.find(({ field }) => field === posted)?.message,
  };
}
