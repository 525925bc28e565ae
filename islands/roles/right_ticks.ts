/** What a save would change: names of the rights that were ticked and unticked since the page came. */
export interface TickedDifference {
  added: string[];
  removed: string[];
}

/** The boxes of rights, in the order of the page. */
export interface Tick {
  checked: boolean;
  defaultChecked: boolean;
  name: string;
}

/** Compares each box with what the server wrote. */
export function differenceOfTicks(ticks: readonly Tick[]): TickedDifference {
  const changed = ticks.filter((tick) => tick.checked !== tick.defaultChecked);
  return {
    added: changed.filter((tick) => tick.checked).map((tick) => tick.name),
    removed: changed.filter((tick) => !tick.checked).map((tick) => tick.name),
  };
}

/** Whether every word of what was typed stands in the text (both in small letters). */
export function containsWords(text: string, typed: string): boolean {
  return typed.split(/\s+/).every((word) => text.includes(word));
}
