/** Douglas-Peucker: fewer points, none further than `tolerance` from what was given. */

function farthest(points: number[][], from: number, to: number): [number, number] {
  const a = points[from]!, b = points[to % points.length]!;
  const dx = b[0]! - a[0]!, dy = b[1]! - a[1]!;
  const length = Math.hypot(dx, dy);
  let index = -1, distance = -1;
  for (let i = from + 1; i < to; i++) {
    const px = points[i]![0]! - a[0]!, py = points[i]![1]! - a[1]!;
    const d = length < 1e-9 ? Math.hypot(px, py) : Math.abs(dx * py - dy * px) / length;
    if (d > distance) [index, distance] = [i, d];
  }
  return [index, distance];
}

function reduce(points: number[][], spans: [number, number][], tolerance: number): number[][] {
  const keep = new Set(spans.flat().map((i) => i % points.length));
  while (spans.length) {
    const [from, to] = spans.pop()!;
    const [index, distance] = farthest(points, from, to);
    if (index < 0 || distance <= tolerance) continue;
    keep.add(index);
    spans.push([from, index], [index, to]);
  }
  return points.filter((_, i) => keep.has(i));
}

/** Simplifies an open line; its two ends stay. */
export function simplifyLine(points: number[][], tolerance: number): number[][] {
  return points.length < 3 ? points : reduce(points, [[0, points.length - 1]], tolerance);
}

/** Simplifies a closed polygon; the first point and the point farthest from it stay. */
export function simplifyRing(ring: number[][], tolerance: number): number[][] {
  if (ring.length < 4) return ring;
  const away = ring.map((p) => Math.hypot(p[0]! - ring[0]![0]!, p[1]! - ring[0]![1]!));
  const far = away.indexOf(away.reduce((a, b) => Math.max(a, b)));
  return reduce(ring, [[0, far], [far, ring.length]], tolerance);
}

/** Twice-signed area halved: positive when the ring turns from +x to +y. */
export function areaOf(ring: number[][]): number {
  return ring.reduce((sum, a, i) => {
    const b = ring[(i + 1) % ring.length]!;
    return sum + a[0]! * b[1]! - b[0]! * a[1]!;
  }, 0) / 2;
}
