import { useEffect } from "preact/hooks";

/** After success leads forms with `data-go-on` to that address, where undoing is offered. Renders nothing. */
export function FollowOn() {
  useEffect(() => {
    const onDone = (event: Event) => {
      const { goOn } = (event.target as HTMLFormElement).dataset;
      if (goOn === undefined) return;
      event.preventDefault();
      // Also when only the place on the page differs, what it shows has changed.
      if (new URL(goOn, location.href).href === location.href) location.reload();
      else location.assign(goOn);
    };
    document.addEventListener("tis:done", onDone);
    return () => document.removeEventListener("tis:done", onDone);
  }, []);
  return null;
}
