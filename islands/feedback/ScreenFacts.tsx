import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { fillText } from "../fill_text.ts";
import { lastRefusal } from "./last_refusal.ts";

/** What only the browser knows of the screen that feedback is about: its sizes, and what was refused last, which can be changed before it is sent. */
export function ScreenFacts({ texts }: { texts: Record<"screen" | "refusal" | "refusalHint", string> }) {
  const sizes = useSignal<
    Record<"screenWidth" | "screenHeight" | "windowWidth" | "windowHeight", number> | null
  >(
    null,
  );
  const refused = useSignal<string | null>(null);
  useEffect(() => {
    sizes.value = {
      screenWidth: screen.width,
      screenHeight: screen.height,
      windowWidth: innerWidth,
      windowHeight: innerHeight,
    };
    refused.value = lastRefusal();
  }, []);
  if (!sizes.value) return null;
  const { screenWidth, screenHeight, windowWidth, windowHeight } = sizes.value;
  return (
    <>
      <p class="field-hint" data-screen="">
        {fillText(texts.screen, { width: screenWidth, height: screenHeight, windowWidth, windowHeight })}
      </p>
      {Object.entries(sizes.value).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {refused.value !== null && (
        <div class="field">
          <div class="field-label">
            <label for="f-lastRefusal">{texts.refusal}</label>
          </div>
          <textarea class="textarea" id="f-lastRefusal" name="lastRefusal" rows={3} maxLength={500}>
            {refused.value.slice(0, 500)}
          </textarea>
          <p class="field-hint">{texts.refusalHint}</p>
        </div>
      )}
    </>
  );
}
