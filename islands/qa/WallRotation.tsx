import { useEffect, useState } from "preact/hooks";
import { onLive } from "@/islands/live/live.ts";
import { showAnew } from "@/islands/parts/show_anew.ts";

/** So long each area is looked at, ms. */
const AREA_MS = 12_000;
/** Hints that come this close together are one look, ms. */
const GATHER_MS = 500;

/** Leads the wall board from area to area, and shows it anew when questions change; the space bar stops and goes on. */
export function WallRotation({ texts }: { texts: { running: string; paused: string } }) {
  const [isPaused, setPaused] = useState(false);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== " ") return;
      event.preventDefault();
      setPaused((before) => !before);
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, []);
  useEffect(() => {
    const board = () => document.querySelector<HTMLElement>("[data-wall]")?.dataset;
    // A pause holds the area; its numbers go on.
    const turn = setInterval(() => {
      const shown = board();
      void showAnew(isPaused ? shown?.here : shown?.next);
    }, AREA_MS);
    let gathered: ReturnType<typeof setTimeout> | undefined;
    const off = onLive("questions", () => {
      gathered ??= setTimeout(() => {
        gathered = undefined;
        void showAnew(board()?.here);
      }, GATHER_MS);
    });
    return () => {
      off();
      clearInterval(turn);
      clearTimeout(gathered);
    };
  }, [isPaused]);
  return (
    <p class="wall-state" role="status" data-paused={isPaused}>{isPaused ? texts.paused : texts.running}</p>
  );
}
