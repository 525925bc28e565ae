/** A visible line of a part on the sheet, in pixels. */
export interface Curve {
  /** sharp edge, outline of a curved face, or smooth (tangent) edge */
  kind: "edge" | "outline" | "tangent";
  /** true: every point after the first is [x, y]; false: cubic [c1x, c1y, c2x, c2y, x, y] */
  straight: boolean;
  points: number[][];
}

const last2 = (p: number[]): [number, number] => [p.at(-2)!, p.at(-1)!];

/** First and last point of a curve. */
export const endsOf = (c: Curve): [[number, number], [number, number]] => [
  last2(c.points[0]!),
  last2(c.points.at(-1)!),
];

/** The same curve drawn from its other end. */
export function reversed(c: Curve): Curve {
  const points: number[][] = [last2(c.points.at(-1)!)];
  for (let i = c.points.length - 1; i > 0; i--) {
    const to = last2(c.points[i - 1]!), p = c.points[i]!;
    points.push(c.straight ? to : [p[2]!, p[3]!, p[0]!, p[1]!, ...to]);
  }
  return { ...c, points };
}
