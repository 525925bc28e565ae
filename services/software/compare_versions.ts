/** One to four numbers with points between them. */
export const VERSION = /^\d{1,6}(\.\d{1,6}){0,3}$/;

/** Less than 0 where the first version is older, more where it is newer. `2.1` is older than `2.1.0`, as the database has it. */
export function compareVersions(one: string, other: string): number {
  const [a, b] = [one, other].map((text) => text.split(".").map(Number));
  for (let place = 0; place < Math.min(a!.length, b!.length); place++) {
    const difference = a![place]! - b![place]!;
    if (difference !== 0) return difference;
  }
  return a!.length - b!.length;
}
