/** Three-dimensional vectors in millimetres; X is the axle and explode axis, Z is up. */
export type V3 = [number, number, number];
export type V2 = [number, number];

export const add = (a: V3, b: V3): V3 => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
export const dot = (a: V3, b: V3): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const cross = (a: V3, b: V3): V3 => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];

/** The vector of length 1 in the same direction. */
export const unit = (a: V3): V3 => {
  const length = Math.hypot(...a);
  return [a[0] / length, a[1] / length, a[2] / length];
};

/** Point at `radius` and `degrees` in the YZ plane (0 = +Y, 90 = +Z). */
export const polar = (radius: number, degrees: number): V2 => {
  const angle = degrees * Math.PI / 180;
  return [radius * Math.cos(angle), radius * Math.sin(angle)];
};

/** Unit quaternion [x, y, z, w] of turning round X, then Y, then Z by the given degrees (fixed axes). */
export function quaternion([dx, dy, dz]: V3): [number, number, number, number] {
  const [x, y, z] = [dx, dy, dz].map((d) => d * Math.PI / 360) as V3;
  const [sx, cx, sy, cy, sz, cz] = [
    Math.sin(x),
    Math.cos(x),
    Math.sin(y),
    Math.cos(y),
    Math.sin(z),
    Math.cos(z),
  ];
  return [
    sx * cy * cz - cx * sy * sz,
    cx * sy * cz + sx * cy * sz,
    cx * cy * sz - sx * sy * cz,
    cx * cy * cz + sx * sy * sz,
  ];
}

/** Turns a point about the origin round X, then Y, then Z by the given degrees (fixed axes). */
export function turned(p: V3, [dx, dy, dz]: V3): V3 {
  let [x, y, z] = p;
  const rotate = (a: number, b: number, degrees: number): V2 => {
    const c = Math.cos(degrees * Math.PI / 180), s = Math.sin(degrees * Math.PI / 180);
    return [a * c - b * s, a * s + b * c];
  };
  [y, z] = rotate(y, z, dx);
  [z, x] = rotate(z, x, dy);
  [x, y] = rotate(x, y, dz);
  return [x, y, z];
}
