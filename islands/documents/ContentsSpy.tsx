import { useEffect } from "preact/hooks";

/** Room above a heading that counts as read, px: what stands over the text. */
const ABOVE = 96;

/** Marks in a list of links to headings the one whose section is read, and closes the drawer that it may be once one is chosen. Draws nothing. */
export function ContentsSpy({ nav }: { nav: string }) {
  useEffect(() => {
    const list = document.getElementById(nav);
    if (!list) return;
    const links = [...list.querySelectorAll<HTMLAnchorElement>("a[href^='#']")];
    const headings = links.map((link) => document.getElementById(link.hash.slice(1)));
    let asked = 0;
    const mark = () => {
      asked = 0;
      const passed = headings.findLastIndex((one) => one && one.getBoundingClientRect().top <= ABOVE);
      links.forEach((link, at) => {
        if (at === Math.max(passed, 0)) link.setAttribute("aria-current", "location");
        else link.removeAttribute("aria-current");
      });
    };
    // Whatever scrolls, the page or a pane of it.
    const onScroll = () => asked ||= requestAnimationFrame(mark);
    const onClick = (event: Event) => {
      if ((event.target as Element).closest("a") && list.matches(":popover-open")) list.hidePopover();
    };
    mark();
    document.addEventListener("scroll", onScroll, { capture: true, passive: true });
    list.addEventListener("click", onClick);
    return () => {
      cancelAnimationFrame(asked);
      document.removeEventListener("scroll", onScroll, { capture: true });
      list.removeEventListener("click", onClick);
    };
  }, []);
  return null;
}
