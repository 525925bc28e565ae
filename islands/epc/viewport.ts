/** A rectangle in a drawing's own units: what of the figure is seen. */
export interface View {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** Px of a stage's edges that controls cover: the whole figure is shown within the rest. */
export interface Clear {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

/** Width and height, of a figure in its units or a stage in px. */
export interface Size {
  w: number;
  h: number;
  clear?: Clear;
}

const NOTHING_COVERED: Clear = { top: 0, right: 0, bottom: 0, left: 0 };

/** How far in and out one may go, as multiples of the whole figure fitting the stage. */
const ZOOM_MIN = 0.5;
export const ZOOM_MAX = 12;
/** One step by key or button. */
export const ZOOM_STEP = 1.25;

/** The view in which the whole figure fits what is clear of the stage, centred there. */
export function fit(figure: View, stage: Size): View {
  const { top, right, bottom, left } = stage.clear ?? NOTHING_COVERED;
  const across = Math.max(1, stage.w - left - right);
  const down = Math.max(1, stage.h - top - bottom);
  const scale = Math.min(across / figure.w, down / figure.h);
  return {
    x: figure.x + (figure.w - across / scale) / 2 - left / scale,
    y: figure.y + (figure.h - down / scale) / 2 - top / scale,
    w: stage.w / scale,
    h: stage.h / scale,
  };
}

/** The view a low stage opens with: the figure as wide as the stage, from its top; the whole when it fits anyway. */
export function fitAcross(figure: View, stage: Size): View {
  const h = figure.w * stage.h / stage.w;
  return h >= figure.h ? fit(figure, stage) : { x: figure.x, y: figure.y, w: figure.w, h };
}

/** Px per unit of the drawing. */
export function scaleOf(view: View, stage: Size): number {
  return stage.w / view.w;
}

/** 1 when the whole figure just fits. */
export function zoomOf(view: View, figure: View, stage: Size): number {
  return fit(figure, stage).w / view.w;
}

/** Zooms by a factor round a point of the stage (px from its corner), within the limits; the point stays where it is. */
export function zoomAt(
  view: View,
  factor: number,
  at: { x: number; y: number },
  figure: View,
  stage: Size,
): View {
  const whole = fit(figure, stage);
  const wanted = zoomOf(view, figure, stage) * factor;
  const zoom = Math.min(ZOOM_MAX, Math.max(ZOOM_MIN, wanted));
  const w = whole.w / zoom;
  const h = whole.h / zoom;
  const u = at.x / stage.w;
  const v = at.y / stage.h;
  return keepNear({ x: view.x + u * (view.w - w), y: view.y + v * (view.h - h), w, h }, figure);
}

/** Moves the drawing by px of the stage. */
export function pan(view: View, dx: number, dy: number, figure: View, stage: Size): View {
  const scale = scaleOf(view, stage);
  return keepNear({ ...view, x: view.x - dx / scale, y: view.y - dy / scale }, figure);
}

/** The middle of what is seen never leaves the figure, so that it cannot be lost. */
function keepNear(view: View, figure: View): View {
  const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));
  return {
    ...view,
    x: clamp(view.x + view.w / 2, figure.x, figure.x + figure.w) - view.w / 2,
    y: clamp(view.y + view.h / 2, figure.y, figure.y + figure.h) - view.h / 2,
  };
}

/** Moves the view as little as needed so that a box is seen whole with a margin; zoom stays. */
export function reveal(view: View, box: View, margin: number): View {
  const shift = (from: number, length: number, low: number, high: number) =>
    high - low > length
      ? low + (high - low - length) / 2
      : low < from
      ? low
      : high > from + length
      ? high - length
      : from;
  return {
    ...view,
    x: shift(view.x, view.w, box.x - margin, box.x + box.w + margin),
    y: shift(view.y, view.h, box.y - margin, box.y + box.h + margin),
  };
}

/** What scale the callouts take so that their circle of `radius` units is seen with at least 12 px radius (24 px wide). */
export function calloutScale(view: View, stage: Size, radius: number): number {
  const seen = radius * scaleOf(view, stage);
  const wanted = Math.max(12, Math.min(16, seen));
  return wanted / seen;
}

/** The two fingers of a pinch as one change: factor and the point between them. */
export function pinch(
  before: readonly [{ x: number; y: number }, { x: number; y: number }],
  after: readonly [{ x: number; y: number }, { x: number; y: number }],
): { factor: number; at: { x: number; y: number }; dx: number; dy: number } {
  const length = (p: readonly { x: number; y: number }[]) =>
    Math.hypot(p[0]!.x - p[1]!.x, p[0]!.y - p[1]!.y) || 1;
  const middle = (p: readonly { x: number; y: number }[]) => ({
    x: (p[0]!.x + p[1]!.x) / 2,
    y: (p[0]!.y + p[1]!.y) / 2,
  });
  const from = middle(before);
  const to = middle(after);
  return { factor: length(after) / length(before), at: to, dx: to.x - from.x, dy: to.y - from.y };
}
