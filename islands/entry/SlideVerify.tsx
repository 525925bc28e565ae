import { fillText } from "@/islands/fill_text.ts";
import { useEffect, useRef, useState } from "preact/hooks";
import { Icon } from "@/components/Icon.tsx";
import { type Answered, ask, type Asked } from "../ask.ts";
import type { TransportTexts } from "../call.ts";
import { dragged, endOf, shareOf, type Track } from "./slide_track.ts";

type Captcha = Answered<"post /oauth/captcha">;
type Puzzle = Extract<Captcha, { kind: "slide" }>;
type Code = Extract<Captcha, { kind: "code" }>;

export interface SlideVerifyProps {
  brand: NonNullable<Asked<"post /oauth/captcha">["brand"]>;
  /** `auto` follows the system. */
  theme: "auto" | "light" | "dark";
  /** The sentence that refused the last try. */
  error?: string;
  texts: TransportTexts & {
    slide: string;
    value: string;
    newPicture: string;
    drag: string;
    cannotDrag: string;
    useKeys: string;
    keysHint: string;
    usePicture: string;
    code: string;
    codeHint: string;
    newCode: string;
    failed: string;
    loading: string;
  };
}

/**
 * Slide-to-verify: the piece follows the handle, the arrow keys of the range beneath it, or gives way to a code as text.
 * Before script runs nothing of it is there; the page has the code as text for those without.
 */
export function SlideVerify({ brand, theme, error, texts }: SlideVerifyProps) {
  const [puzzle, setPuzzle] = useState<Puzzle | null>(null);
  const [code, setCode] = useState<Code | null>(null);
  const [asText, setAsText] = useState(false);
  const [position, setPosition] = useState(0);
  const [failed, setFailed] = useState(false);
  const [ready, setReady] = useState(false);
  const picture = useRef<HTMLDivElement>(null);
  const grip = useRef<{ pointer: number; from: number; at: number } | null>(null);

  const fetchCaptcha = async (kind: "slide" | "code") => {
    setFailed(false);
    const dark = theme === "dark" || theme === "auto" && matchMedia("(prefers-color-scheme: dark)").matches;
    const outcome = await ask("post /oauth/captcha", { kind, brand, dark }, texts);
    if (outcome.kind !== "done") return setFailed(true);
    setPosition(0);
    if (outcome.data.kind === "slide") setPuzzle(outcome.data);
    else setCode(outcome.data);
  };

  useEffect(() => {
    setReady(true);
    void fetchCaptcha("slide");
  }, []);

  if (!ready) return null;

  const toText = (wanted: boolean) => {
    setAsText(wanted);
    void fetchCaptcha(wanted ? "code" : "slide");
  };

  const track: Track = {
    picture: puzzle?.width ?? 384,
    piece: puzzle?.pieceWidth ?? 46,
    shown: picture.current?.clientWidth ?? 384,
  };
  const share = shareOf(track, position);

  const onDown = (event: PointerEvent) => {
    if (!puzzle || event.button !== 0) return;
    (event.currentTarget as HTMLElement).setPointerCapture(event.pointerId);
    grip.current = { pointer: event.pointerId, from: position, at: event.clientX };
  };
  const onMove = (event: PointerEvent) => {
    const held = grip.current;
    if (held?.pointer === event.pointerId) setPosition(dragged(track, held.from, event.clientX - held.at));
  };
  const onUp = () => void (grip.current = null);

  return (
    <div class="field verify-slide">
      <div class="field-label">
        {asText ? <label for="f-captcha">{texts.code}</label> : <span id="slide-label">{texts.slide}</span>}
        <button class="link" type="button" onClick={() => void fetchCaptcha(asText ? "code" : "slide")}>
          <Icon name="refresh-cw" /> {asText ? texts.newCode : texts.newPicture}
        </button>
      </div>
      <input type="hidden" name="captchaId" value={asText ? code?.captchaId : puzzle?.captchaId} />
      {asText
        ? (
          <>
            <p class="field-hint" id="f-captcha-hint">
              {texts.codeHint} <strong class="text-code">{code?.code}</strong>
            </p>
            <input
              class="input mono"
              id="f-captcha"
              name="captcha"
              autocomplete="off"
              spellcheck={false}
              aria-describedby="f-captcha-hint f-captcha-error"
            />
          </>
        )
        : (
          <>
            <input type="hidden" name="captcha" value={String(position)} />
            <div class="verify-picture" ref={picture}>
              {puzzle
                ? (
                  <>
                    <img
                      src={puzzle.picture}
                      alt=""
                      width={puzzle.width}
                      height={puzzle.height}
                      draggable={false}
                    />
                    <img
                      class="verify-piece"
                      src={puzzle.piece}
                      alt=""
                      draggable={false}
                      style={{
                        left: `${position / puzzle.width * 100}%`,
                        top: `${puzzle.top / puzzle.height * 100}%`,
                        width: `${puzzle.pieceWidth / puzzle.width * 100}%`,
                      }}
                    />
                  </>
                )
                : <span class="verify-waits">{failed ? texts.failed : texts.loading}</span>}
            </div>
            <div class="verify-track" style={{ "--share": String(share) }}>
              <span class="verify-done" />
              <span class="verify-words" aria-hidden="true">{position > 0 ? "" : texts.drag}</span>
              <input
                class="verify-range"
                type="range"
                min={0}
                max={endOf(track)}
                step={1}
                value={position}
                disabled={!puzzle}
                aria-labelledby="slide-label"
                aria-valuetext={fillText(texts.value, { px: position })}
                aria-describedby="slide-hint f-captcha-error"
                onInput={(event) => setPosition(Number(event.currentTarget.value))}
              />
              <span
                class="verify-handle"
                aria-hidden="true"
                onPointerDown={onDown}
                onPointerMove={onMove}
                onPointerUp={onUp}
                onPointerCancel={onUp}
              >
                <Icon name="arrow-right" />
              </span>
            </div>
          </>
        )}
      <p class="field-hint" id="slide-hint">
        {asText
          ? <button class="link" type="button" onClick={() => toText(false)}>{texts.usePicture}</button>
          : (
            <>
              {texts.cannotDrag}{" "}
              <button class="link" type="button" title={texts.keysHint} onClick={() => toText(true)}>
                {texts.useKeys}
              </button>
            </>
          )}
      </p>
      <p class="field-error" id="f-captcha-error">{puzzle && failed ? texts.failed : error}</p>
    </div>
  );
}
