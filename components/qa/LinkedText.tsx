import type { NamedThing } from "@/engines/links/named_in_texts.ts";

/** A plain text in which everything that it names leads there. */
export function LinkedText({ text, named, lang, basePath }: {
  text: string;
  named: readonly NamedThing[];
  lang: string;
  basePath: string;
}) {
  const parts = named.map(({ at, length, title, link }, place) => {
    const before = named[place - 1];
    return (
      <>
        {text.slice(before ? before.at + before.length : 0, at)}
        <a class="link" href={`${basePath}/${link}`} title={title}>{text.slice(at, at + length)}</a>
      </>
    );
  });
  const last = named.at(-1);
  return (
    <p class="question-text" lang={lang.replace("_", "-")}>
      {parts}
      {text.slice(last ? last.at + last.length : 0)}
    </p>
  );
}
