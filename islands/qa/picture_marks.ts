/** A place on a picture, in its own pixels. */
export interface Place {
  x: number;
  y: number;
}

export const TOOLS = ["arrow", "circle", "text"] as const;
export type Tool = typeof TOOLS[number];

/** What is drawn upon a picture: an arrow to a place, a circle over what lies between two corners, or words. */
export interface Mark {
  tool: Tool;
  from: Place;
  to: Place;
  text: string;
}

/** Width of lines on a picture, so that they are seen in whatever size it is shown. */
export function lineWidth({ width, height }: { width: number; height: number }): number {
  return Math.max(3, Math.round(Math.max(width, height) / 180));
}

/** The two ends of an arrow's head at `to`. */
export function headOf({ from, to }: Pick<Mark, "from" | "to">, size: number): [Place, Place] {
  const turn = Math.atan2(to.y - from.y, to.x - from.x);
  return [-1, 1].map((side) => ({
    x: to.x - size * Math.cos(turn + side * Math.PI / 7),
    y: to.y - size * Math.sin(turn + side * Math.PI / 7),
  })) as [Place, Place];
}

/** Draws marks over what a canvas shows, red upon white, so that they stand out on any picture. */
export function drawMarks(canvas: CanvasRenderingContext2D, marks: readonly Mark[]): void {
  const width = lineWidth(canvas.canvas);
  for (const mark of marks) {
    for (const [color, wide] of [["#ffffff", width * 2], ["#c8102e", width]] as const) {
      Object.assign(canvas, {
        strokeStyle: color,
        fillStyle: color,
        lineWidth: wide,
        lineCap: "round",
        lineJoin: "round",
      });
      drawOne(canvas, mark, width);
    }
  }
}

function drawOne(canvas: CanvasRenderingContext2D, { tool, from, to, text }: Mark, width: number): void {
  if (tool === "text") {
    canvas.font = `600 ${width * 8}px sans-serif`;
    canvas.strokeText(text, from.x, from.y);
    canvas.fillText(text, from.x, from.y);
    return;
  }
  canvas.beginPath();
  if (tool === "circle") {
    const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
    canvas.ellipse(
      middle.x,
      middle.y,
      Math.abs(to.x - from.x) / 2,
      Math.abs(to.y - from.y) / 2,
      0,
      0,
      2 * Math.PI,
    );
  } else {
    const [left, right] = headOf({ from, to }, width * 6);
    canvas.moveTo(from.x, from.y);
    canvas.lineTo(to.x, to.y);
    canvas.moveTo(left.x, left.y);
    canvas.lineTo(to.x, to.y);
    canvas.lineTo(right.x, right.y);
  }
  canvas.stroke();
}
