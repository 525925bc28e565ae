import { useEffect } from "preact/hooks";

/** Turns the slides of a carousel by its buttons and follows them with its dots. Renders nothing. */
export function CarouselButtons() {
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const button = (event.target as Element).closest<HTMLElement>("[data-slide]");
      if (button) turnSlide(button);
    };
    document.addEventListener("click", onClick);
    const stopWatching = watchSlides();
    return () => {
      document.removeEventListener("click", onClick);
      stopWatching();
    };
  }, []);
  return null;
}

function turnSlide(button: HTMLElement): void {
  const row = button.closest("[data-carousel]")?.querySelector<HTMLElement>(".carousel-row");
  if (!row) return;
  const count = row.children.length;
  const now = Math.round(row.scrollLeft / row.clientWidth);
  row.scrollTo({ left: ((now + Number(button.dataset.slide) + count) % count) * row.clientWidth });
}

/** Marks the dot of the slide that is seen. */
function watchSlides(): () => void {
  const onScroll = (event: Event) => {
    const row = event.target as HTMLElement;
    if (!row.matches?.(".carousel-row")) return;
    const now = Math.round(row.scrollLeft / row.clientWidth);
    row.closest("[data-carousel]")?.querySelectorAll(".carousel-dots > a").forEach((dot, index) => {
      if (index === now) dot.setAttribute("aria-current", "true");
      else dot.removeAttribute("aria-current");
    });
  };
  document.addEventListener("scroll", onScroll, { capture: true, passive: true });
  return () => document.removeEventListener("scroll", onScroll, { capture: true });
}
