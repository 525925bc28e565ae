/** Longest name that is kept, characters. */
const LONGEST = 200;

/** Control and format characters: line breaks, turned writing, what has no width. They hide what a name really ends with. */
const HIDDEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\u2028\u2029]/gu;

/** Dots and spaces at its ends. What stands before the last of them is looked at, so that a long row within costs its length, not its square. */
const ENDS = /^[. ]+|(?<![. ])[. ]+$/g;

/**
 * A file's name as it is kept: without folders and hidden characters, composed (NFC), at most 200 characters with its ending kept.
 * Empty when nothing is left.
 */
export function cleanName(sent: string): string {
  const last = sent.normalize("NFC").replace(HIDDEN, "").split(/[/\\]/).at(-1)!;
  const name = last.replace(/[<>:"|?*]/g, "_").replace(/\s+/gu, " ").replace(ENDS, "");
  const characters = [...name];
  if (characters.length <= LONGEST) return name;
  const extension = extensionOf(name);
  const ending = extension === "" ? [] : [".", ...extension];
  return [...characters.slice(0, LONGEST - ending.length), ...ending].join("");
}

/** Ending in lower case, without its dot; empty when there is none. */
export function extensionOf(name: string): string {
  return /\.([a-z0-9]{1,10})$/i.exec(name)?.[1]?.toLowerCase() ?? "";
}
