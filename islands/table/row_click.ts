/**
 * A click anywhere in a row of a list opens what its link opens, as a click on the link would: with Ctrl in a tab of its own. Text that is being
 * selected, and what acts by itself within the row, is left alone.
 */
export function installRowClick(): () => void {
  const onClick = (event: MouseEvent) => {
    const target = event.target as Element;
    const link = target.closest("[data-rows-open] tr")?.querySelector(".row-open, .title > a.link");
    if (!link || target.closest("a, button, input, select, label, summary") || `${getSelection()}`) return;
    link.dispatchEvent(new MouseEvent("click", event));
  };
  document.addEventListener("click", onClick);
  return () => document.removeEventListener("click", onClick);
}
