/** Menus (`details[data-menu]`) close when the reader turns elsewhere or presses Escape; only one is open at a time. */
export function installMenus(): () => void {
  const off = new AbortController();
  const { signal } = off;
  const open = () => document.querySelectorAll<HTMLDetailsElement>("details[data-menu][open]");
  const onDown = (event: Event) => {
    for (const menu of open()) if (!menu.contains(event.target as Node)) menu.open = false;
  };
  const onKey = (event: KeyboardEvent) => {
    // Where no field takes it, and a register's page does not tell keys of its own.
    if (
      event.key === "?" && !(event.target as Element).closest("input, textarea") &&
      !document.getElementById("register-keys")
    ) {
      document.querySelector<HTMLElement>(".page-help > summary")?.click();
    }
    if (event.key !== "Escape") return;
    for (const menu of open()) {
      const inside = menu.contains(document.activeElement);
      menu.open = false;
      if (inside) menu.querySelector("summary")?.focus();
    }
  };
  document.addEventListener("pointerdown", onDown, { signal });
  document.addEventListener("focusin", onDown, { signal });
  document.addEventListener("keydown", onKey, { signal });
  return () => off.abort();
}
