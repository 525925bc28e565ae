import type { Fragment } from "postgres";

/** Matches read, and how many of them are too many to go on with. */
export interface Bounds {
  read: number;
  most: number;
}

/** What is asked of matches while they are read. */
export interface Reading {
  bounds: Bounds;
  /** Conditions over `series` and `groups`. */
  inSeries: Fragment;
  inGroup: Fragment;
  /** Only matches within the chosen series and group are read. */
  narrowed: boolean;
  /** Condition over `unfit`. */
  asked: Fragment;
  vin: string | null;
}

/**
 * Parts of a search's statement. `read` has its matches: `id`, `in_series` and `in_group` (within the chosen ones), `way`, `weight`, `standing` (the
 * weight without the length of the name), `superseded`, `ordered`, and `series` for a vehicle; `counted` in one row how many there are (`matched`),
 * and whether they are few enough to go on (`few`). `sets` counts the rows of `hit` by `series` and `groups`: `parts`, those that are asked for, and
 * `unfit`.
 */
export interface MatchesRead {
  read: Fragment;
  sets: Fragment;
}
