import written from "./corpus.json" with { type: "json" };

/** How many of the texts below are too much: thousands of elements within each other. */
export const TOO_MUCH = 3;

/** HTML that means harm: events, addresses, parsers led astray, styles, depth and length. Each is whole, as it would arrive. */
export const HOSTILE: readonly string[] = [
  ...written.map((one) =>
    typeof one === "string" ? one : (one.begin ?? "") + one.repeat.repeat(one.times) + one.end
  ),
  // Half a character, which no JSON file may hold.
  "<p>\ud83d</p>",
];
