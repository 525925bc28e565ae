/** SVG path data, as short as two decimals allow: relative commands, no leading zeros. */
import { type Curve, endsOf, reversed } from "./curve.ts";

/** Rounds to hundredths of a pixel (the portal zooms eightfold); never gives -0. */
export function hundredths(x: number): number {
  const v = Math.round(x * 100) / 100;
  return v === 0 ? 0 : v;
}

/** Numbers separated as tightly as path data may: `0.5 -0.25 3` becomes `.5-.25 3`. */
export function numbers(values: number[]): string {
  return values.map((v) => String(hundredths(v)).replace(/^(-?)0\./, "$1.")).join(" ").replaceAll(" -", "-");
}

/** Closed polygon. */
export function ringPath(ring: number[][]): string {
  let [x, y] = [hundredths(ring[0]![0]!), hundredths(ring[0]![1]!)];
  let d = "M" + numbers([x, y]) + "l";
  ring.slice(1).forEach((p, i) => {
    const [nx, ny] = [hundredths(p[0]!), hundredths(p[1]!)];
    const step = numbers([nx - x, ny - y]);
    d += (i === 0 || step[0] === "-" ? "" : " ") + step;
    [x, y] = [nx, ny];
  });
  return d + "z";
}

const keyOf = (p: number[]) => `${Math.round(p[0]! * 10)},${Math.round(p[1]! * 10)}`;

/** Curves joined end to end (within a tenth of a pixel) and written as one path. */
export function curvePath(curves: Curve[]): string {
  const rest = new Set(curves);
  const meeting = new Map<string, Curve[]>();
  for (const c of curves) {
    for (const p of endsOf(c)) {
      const key = keyOf(p);
      meeting.set(key, [...(meeting.get(key) ?? []), c]);
    }
  }
  let d = "";
  for (const first of curves) {
    if (!rest.delete(first)) continue;
    let cur = first.points[0]!.map(hundredths);
    let op = "";
    d += "M" + numbers(cur);
    for (let c: Curve | undefined = first; c;) {
      for (const p of c.points.slice(1)) {
        const step = numbers(p.map((v, i) => hundredths(v) - cur[i % 2]!));
        const next = c.straight ? "l" : "c";
        d += (next !== op ? next : step[0] === "-" ? "" : " ") + step;
        op = next;
        cur = p.slice(-2).map(hundredths);
      }
      const key: string = keyOf(endsOf(c)[1]);
      const follower: Curve | undefined = meeting.get(key)?.find((x) => rest.has(x));
      if (follower) rest.delete(follower);
      c = follower && (keyOf(follower.points[0]!) === key ? follower : reversed(follower));
    }
  }
  return d;
}
