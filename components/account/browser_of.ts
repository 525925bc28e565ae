const BROWSERS: [name: string, test: RegExp][] = [
  ["Edge", /\bEdgA?\/(\d+)/],
  ["Opera", /\bOPR\/(\d+)/],
  ["Firefox", /\bFirefox\/(\d+)/],
  ["Chrome", /\b(?:Headless)?Chrome\/(\d+)/],
  ["Safari", /\bVersion\/(\d+)[.\d]* .*Safari\//],
];

/** Browser and version of an agent text, or its first word. */
export function browserOf(agent: string | null): string {
  for (const [name, test] of BROWSERS) {
    const version = agent?.match(test)?.[1];
    if (version) return `${name} ${version}`;
  }
  return agent?.split(/[\s/]/)[0] || "–";
}
