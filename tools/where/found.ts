/** What was found under a name, each with where it stands: a path, with its line where that says more. */
export interface Found {
  what: string;
  places: string[];
}
