import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";

interface Picture {
  src: string;
  alt: string;
}

/** Lays the photo of a good part over that of a faulty one: a slider says how much of it is seen, another how close one looks. Both go by keys. */
export function CompareSlider({ faulty, good, texts }: {
  faulty: Picture;
  good: Picture;
  texts: Record<"compare" | "share" | "zoom", string>;
}) {
  const share = useSignal(50);
  const zoom = useSignal(1);
  const live = useSignal(false);
  useEffect(() => {
    live.value = true;
  }, []);
  if (!live.value) return null;
  // The picture box of the drawing is a hundred by seventy-five.
  const width = 100 / zoom.value, height = 75 / zoom.value;
  const box = `${(100 - width) / 2} ${(75 - height) / 2} ${width} ${height}`;
  return (
    <div class="compare-photos" data-live="">
      <svg viewBox={box} role="img" aria-label={texts.compare} preserveAspectRatio="xMidYMid slice">
        <defs>
          <clipPath id="compare-good">
            <rect x="0" y="0" width={share.value} height="75" />
          </clipPath>
        </defs>
        <image href={faulty.src} x="0" y="0" width="100" height="75" preserveAspectRatio="xMidYMid slice" />
        <image
          href={good.src}
          x="0"
          y="0"
          width="100"
          height="75"
          preserveAspectRatio="xMidYMid slice"
          clip-path="url(#compare-good)"
        />
        <line class="compare-line" x1={share.value} x2={share.value} y1="0" y2="75" />
      </svg>
      <label>
        {texts.share}
        <input
          type="range"
          min={0}
          max={100}
          value={share.value}
          onInput={(event) => share.value = Number(event.currentTarget.value)}
        />
      </label>
      <label>
        {texts.zoom}
        <input
          type="range"
          min={1}
          max={6}
          step={0.25}
          value={zoom.value}
          onInput={(event) => zoom.value = Number(event.currentTarget.value)}
        />
      </label>
    </div>
  );
}
