/**
 * Scrolls the navigation to the entry of the page, where it is not in view; the page itself stays. Browsers that know
 * `scroll-initial-target` have done so before.
 */
export function showRailPlace(): void {
  const [scroller, here] = [".rail-scroll", ".rail-scroll [aria-current]"].map((one) =>
    document.querySelector<HTMLElement>(one)
  );
  if (!scroller || !here) return;
  const [frame, entry] = [scroller.getBoundingClientRect(), here.getBoundingClientRect()];
  if (entry.top >= frame.top && entry.bottom <= frame.bottom) return;
  scroller.scrollTop += entry.top - frame.top - (frame.height - entry.height) / 2;
}
