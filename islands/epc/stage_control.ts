import * as port from "./viewport.ts";

/** Px a pointer may tremble before a press counts as dragging. */
const DRAG_FROM = 4;
/** Radius of a callout in the drawing's units, as the kit draws it. */
const CALLOUT_RADIUS = 13;
const KEY_PAN = 48;
/** Px that zoom bar, tool bar and caption cover of a wide stage. */
const COVERED: port.Clear = { top: 46, right: 40, bottom: 26, left: 0 };

type Point = { x: number; y: number };

/** Wheel, pinch, drag and keys on a stage, as changes of the drawing's viewBox. */
export class StageControl {
  #view: port.View;
  #pointers = new Map<number, Point>();
  #moved = 0;
  #dragged = false;
  #gone = new AbortController();
  #sizes: ResizeObserver;
  #drawn = 0;

  constructor(
    private readonly stage: HTMLElement,
    private readonly svg: SVGSVGElement,
    private readonly figure: port.View,
    private readonly told: (percent: number) => void,
  ) {
    const size = this.#size();
    this.#view = size.clear ? port.fit(figure, size) : port.fitAcross(figure, size);
    stage.dataset.live = "";
    const on = { signal: this.#gone.signal };
    stage.addEventListener("wheel", (event) => this.#wheel(event), { ...on, passive: false });
    stage.addEventListener("pointerdown", (event) => this.#down(event), on);
    stage.addEventListener("pointermove", (event) => this.#move(event), on);
    for (const name of ["pointerup", "pointercancel"] as const) {
      stage.addEventListener(name, (event) => this.#up(event), on);
    }
    stage.addEventListener("keydown", (event) => this.#key(event), on);
    stage.addEventListener("dragstart", (event) => event.preventDefault(), on);
    this.#sizes = new ResizeObserver(() => this.#resized());
    this.#sizes.observe(stage);
    this.#draw();
  }

  in(): void {
    this.#zoom(port.ZOOM_STEP);
  }

  out(): void {
    this.#zoom(1 / port.ZOOM_STEP);
  }

  whole(): void {
    this.#show(port.fit(this.figure, this.#size()));
  }

  /** Whether the press that just ended was a drag, so that its click selects nothing. */
  wasDragged(): boolean {
    return this.#dragged;
  }

  /** Brings a callout's circle and parts into view. */
  reveal(callout: string): void {
    const found = [
      ...this.svg.querySelectorAll<SVGGraphicsElement>(`[data-callout="${CSS.escape(callout)}"]`),
    ];
    if (found.length === 0) return;
    const toFigure = this.svg.getScreenCTM()?.inverse();
    if (!toFigure) return;
    const corners = found.map((element) => element.getBoundingClientRect()).flatMap((box) => [
      new DOMPoint(box.left, box.top).matrixTransform(toFigure),
      new DOMPoint(box.right, box.bottom).matrixTransform(toFigure),
    ]);
    const x = Math.min(...corners.map((point) => point.x));
    const y = Math.min(...corners.map((point) => point.y));
    const box = {
      x,
      y,
      w: Math.max(...corners.map((point) => point.x)) - x,
      h: Math.max(...corners.map((point) => point.y)) - y,
    };
    this.#show(port.reveal(this.#view, box, 8));
  }

  stop(): void {
    this.#gone.abort();
    this.#sizes.disconnect();
    cancelAnimationFrame(this.#drawn);
  }

  #size(): port.Size {
    const w = Math.max(1, this.stage.clientWidth);
    const h = Math.max(1, this.stage.clientHeight);
    return matchMedia("(max-width: 767px)").matches ? { w, h } : { w, h, clear: COVERED };
  }

  #zoom(factor: number, at?: Point): void {
    const size = this.#size();
    this.#show(port.zoomAt(this.#view, factor, at ?? { x: size.w / 2, y: size.h / 2 }, this.figure, size));
  }

  #show(view: port.View): void {
    this.#view = view;
    cancelAnimationFrame(this.#drawn);
    this.#drawn = requestAnimationFrame(() => this.#draw());
  }

  #draw(): void {
    const size = this.#size();
    const { x, y, w, h } = this.#view;
    this.svg.setAttribute("viewBox", `${x} ${y} ${w} ${h}`);
    this.svg.style.setProperty(
      "--callout-scale",
      String(port.calloutScale(this.#view, size, CALLOUT_RADIUS)),
    );
    this.told(Math.round(port.zoomOf(this.#view, this.figure, size) * 100));
  }

  #resized(): void {
    const size = this.#size();
    const zoom = port.zoomOf(this.#view, this.figure, size);
    const middle = { x: this.#view.x + this.#view.w / 2, y: this.#view.y + this.#view.h / 2 };
    const whole = port.fit(this.figure, size);
    if (Math.abs(zoom - 1) < 0.02) return this.#show(whole);
    const w = whole.w / zoom;
    const h = whole.h / zoom;
    this.#show({ x: middle.x - w / 2, y: middle.y - h / 2, w, h });
  }

  #at(event: PointerEvent | WheelEvent): Point {
    const box = this.stage.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  }

  #wheel(event: WheelEvent): void {
    event.preventDefault();
    const pixels = event.deltaMode === 1
      ? event.deltaY * 16
      : event.deltaMode === 2
      ? event.deltaY * 400
      : event.deltaY;
    this.#zoom(Math.exp(-Math.max(-240, Math.min(240, pixels)) / 500), this.#at(event));
  }

  #down(event: PointerEvent): void {
    if (event.button !== 0 || (event.target as Element).closest("button")) return;
    if (this.#pointers.size === 0) {
      this.#moved = 0;
      this.#dragged = false;
    }
    this.#pointers.set(event.pointerId, this.#at(event));
  }

  #move(event: PointerEvent): void {
    const before = this.#pointers.get(event.pointerId);
    if (!before) return;
    const after = this.#at(event);
    const size = this.#size();
    if (this.#pointers.size === 2) {
      const [other] = [...this.#pointers].filter(([id]) => id !== event.pointerId).map(([, point]) => point);
      const change = port.pinch([before, other!], [after, other!]);
      const zoomed = port.zoomAt(this.#view, change.factor, change.at, this.figure, size);
      this.#show(port.pan(zoomed, change.dx, change.dy, this.figure, size));
      this.#dragged = true;
    } else {
      this.#moved += Math.hypot(after.x - before.x, after.y - before.y);
      if (this.#moved > DRAG_FROM && !this.#dragged) {
        this.#dragged = true;
        this.stage.dataset.panning = "";
        this.stage.setPointerCapture(event.pointerId);
      }
      if (this.#dragged) {
        this.#show(port.pan(this.#view, after.x - before.x, after.y - before.y, this.figure, size));
      }
    }
    this.#pointers.set(event.pointerId, after);
  }

  #up(event: PointerEvent): void {
    this.#pointers.delete(event.pointerId);
    if (this.#pointers.size === 0) delete this.stage.dataset.panning;
  }

  #key(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const size = this.#size();
    const moves: Record<string, [number, number]> = {
      ArrowLeft: [KEY_PAN, 0],
      ArrowRight: [-KEY_PAN, 0],
      ArrowUp: [0, KEY_PAN],
      ArrowDown: [0, -KEY_PAN],
    };
    const move = moves[event.key];
    if (move) this.#show(port.pan(this.#view, move[0], move[1], this.figure, size));
    else if (event.key === "+" || event.key === "=") this.in();
    else if (event.key === "-") this.out();
    else if (event.key === "0") this.whole();
    else return;
    event.preventDefault();
  }
}
