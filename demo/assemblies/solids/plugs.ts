/** Electrical plugs and sockets, along X with the open face towards +X. */
import { box, cut, extrude, join, roundedRectangle, type Solid } from "../../../drawing/mod.ts";

/** Socket of a control unit or actuator: shell with pins in it, latch on top; its back stands at x = 0. */
export function socket(width: number, height: number, length: number): Solid {
  const wall = Math.max(1.4, height * .1);
  const shell = cut(
    extrude(roundedRectangle(width, height, height * .2), 0, length),
    extrude(roundedRectangle(width - 2 * wall, height - 2 * wall, height * .12), length * .3, length + 1),
  );
  const latch = box([length * .35, -width * .14, height / 2 - .2], [length * .75, width * .14, height * .64]);
  const count = Math.max(2, Math.round(width / 8));
  const pins = Array.from({ length: count }, (_, i) => {
    const y = (i - (count - 1) / 2) * (width - 4 * wall) / count;
    return box([length * .2, y - .9, -.9], [length * .8, y + .9, .9]);
  });
  return join(shell, latch, pins);
}

/** Plug of a harness: stepped body with a latch and grip ribs; its mating face stands at x = `length`. */
export function plug(width: number, height: number, length: number): Solid {
  const back = extrude(roundedRectangle(width, height, height * .22), 0, length * .6);
  const nose = extrude(roundedRectangle(width * .84, height * .8, height * .16), length * .55, length);
  const latch = box([length * .1, -width * .16, height / 2 - .3], [length * .8, width * .16, height * .68]);
  const ribs = [.12, .24, .36].map((at) =>
    box([length * at, -width / 2 - 1, -height * .34], [length * (at + .06), width / 2 + 1, height * .34])
  );
  const chambers = [-1, 1].flatMap((s) =>
    [-1, 1].map((t) =>
      box([length * .8, s * width * .2 - 2, t * height * .18 - 2], [
        length + 1,
        s * width * .2 + 2,
        t * height * .18 + 2,
      ])
    )
  );
  return cut(join(back, nose, latch, ribs), chambers);
}
