import type { TextCode as Code } from "@/services/entry/captcha.ts";
import type { Translate } from "@/kernel/texts/texts.ts";

/**
 * The way to verify without dragging and without script: a code as real text, to be typed or copied (WCAG 2.2, 3.3.8). The
 * page makes a new one each time it is loaded.
 */
export function TextCode({ code, t, error }: { code: Code; t: Translate; error?: string }) {
  return (
    <div class="field">
      <input type="hidden" name="captchaId" value={code.captchaId} />
      <div class="field-label">
        <label for="f-captcha">{t("entry.code")}</label>
      </div>
      <p class="field-hint" id="f-captcha-hint">
        {t("entry.code_hint")} <strong class="text-code">{code.code}</strong>
      </p>
      <input
        class="input mono"
        id="f-captcha"
        name="captcha"
        autocomplete="off"
        autocapitalize="characters"
        spellcheck={false}
        aria-describedby="f-captcha-hint f-captcha-error"
        {...(error ? { "aria-invalid": "true" as const } : {})}
      />
      <p class="field-error" id="f-captcha-error">{error}</p>
    </div>
  );
}
