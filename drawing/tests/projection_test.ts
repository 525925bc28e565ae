import assert from "node:assert/strict";
import { cameraAlong, fitSheet, project, projectAll, toSheet } from "../projection.ts";
import { cross, dot, quaternion, turned, type V3 } from "../vector.ts";

const close = (a: number, b: number) => assert.ok(Math.abs(a - b) < 1e-9, `${a} is not ${b}`);

Deno.test("a camera's directions are square to each other and Z points up the sheet", () => {
  const c = cameraAlong([.62, -.62, .46]);
  for (const [a, b] of [[c.view, c.right], [c.right, c.up], [c.up, c.view]] as [V3, V3][]) {
    close(dot(a, b), 0);
  }
  cross(c.up, c.view).forEach((v, i) => close(v, c.right[i]!));
  const [right, down] = project(c, [0, 0, 10]);
  close(right, 0);
  assert.ok(down < -8);
});

Deno.test("with the usual view X runs to the lower right and Y to the upper right", () => {
  const c = cameraAlong([.62, -.62, .46]);
  const [xRight, xDown] = project(c, [1, 0, 0]), [yRight, yDown] = project(c, [0, 1, 0]);
  assert.ok(xRight > .7 && xDown > .3);
  assert.ok(yRight > .7 && yDown < -.3);
});

Deno.test("a vertical view is refused", () => {
  assert.throws(() => cameraAlong([0, 0, 1]), /vertical/);
});

Deno.test("a fitted sheet holds every point inside its margin and is filled one way", () => {
  const cloud = [0, 0, 0, 300, 0, 0, 0, 80, 0, 0, 0, 40];
  const sheet = fitSheet(cameraAlong([.62, -.62, .46]), [cloud], { width: 480, height: 720, margin: 30 });
  const points = projectAll(sheet, cloud);
  const xs = [0, 3, 6, 9].map((i) => points[i]!), ys = [1, 4, 7, 10].map((i) => points[i]!);
  close(Math.min(...xs), 30);
  close(Math.min(...ys), 30);
  close(Math.max(...xs), 450);
  assert.ok(Math.max(...ys) <= 690 + 1e-9);
  assert.equal(sheet.width, 480);
});

Deno.test("nearer points have the larger depth", () => {
  const sheet = fitSheet(cameraAlong([1, 0, .2]), [[0, 0, 0, 10, 10, 10]], {
    width: 100,
    height: 100,
    margin: 5,
  });
  assert.ok(toSheet(sheet, [20, 0, 0])[2] > toSheet(sheet, [0, 0, 0])[2]);
});

Deno.test("a quaternion turns a point as turning round X, then Y, then Z does", () => {
  const angles: V3 = [25, -70, 130], p: V3 = [3, -4, 5];
  const [x, y, z, w] = quaternion(angles), axis: V3 = [x, y, z];
  const t = cross(axis, p).map((v) => 2 * v) as V3, u = cross(axis, t);
  turned(p, angles).forEach((v, i) => close(v, p[i]! + w * t[i]! + u[i]!));
  turned([1, 0, 0], [0, -90, 0]).forEach((v, i) => close(v, [0, 0, 1][i]!));
});
