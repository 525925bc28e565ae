const TOKENS = /("(?:[^"\\]|\\.)*")(\s*:)?|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?|\b(?:true|false|null)\b/g;

/**
 * JSON for reading: keys, texts and other values told apart by weight and tone, in a box that scrolls. What is no JSON is shown
 * as it is.
 *
 * @param text JSON, indented already
 * @param label name of the box for assistive technology
 */
export function JsonText({ text, label }: { text: string; label: string }) {
  return (
    <pre class="json-text" tabIndex={0} role="region" aria-label={label}>
      <code>{tokensOf(text).map(({ kind, words }, place) => kind ? <span key={place} class={kind}>{words}</span> : words)}</code>
    </pre>
  );
}

function tokensOf(text: string): { kind: string | null; words: string }[] {
  const tokens: { kind: string | null; words: string }[] = [];
  let from = 0;
  for (const match of text.matchAll(TOKENS)) {
    if (match.index > from) tokens.push({ kind: null, words: text.slice(from, match.index) });
    const [words, quoted, colon] = match;
    if (colon !== undefined) tokens.push({ kind: "json-key", words: quoted! }, { kind: null, words: colon });
    else tokens.push({ kind: quoted ? "json-string" : "json-value", words });
    from = match.index + words.length;
  }
  tokens.push({ kind: null, words: text.slice(from) });
  return tokens;
}
