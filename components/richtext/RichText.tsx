import type { ContentsEntry } from "@/engines/richtext/contents_of.ts";
import type { RichBlock, RichDocument } from "@/engines/richtext/rich_document.ts";
import type { Translate } from "@/kernel/texts/texts.ts";
import { Icon } from "@/components/Icon.tsx";
import { RichInlines, type RichWords } from "./RichInlines.tsx";
import { type DrawBlocks, RichTable } from "./RichTable.tsx";

export interface RichTextProps extends RichWords {
  document: RichDocument;
  t: Translate;
  /** Headings that links lead to; left out: none is. */
  contents?: ReadonlyMap<RichBlock, ContentsEntry>;
}

/** A rich text, drawn of the tree by our own elements: nothing of it is markup, so nothing has to be cleaned. */
export function RichText({ document, t, contents, ...words }: RichTextProps) {
  const draw: DrawBlocks = (blocks) =>
    blocks.map((block, at) => (
      <Block key={at} block={block} contents={contents} words={words} t={t} draw={draw} />
    ));
  return <div class="rich-text">{draw(document.content)}</div>;
}

function Block({ block, contents, words, t, draw }: {
  block: RichBlock;
  contents: RichTextProps["contents"];
  words: RichWords;
  t: Translate;
  draw: DrawBlocks;
}) {
  switch (block.type) {
    case "paragraph":
      return (
        <p>
          <RichInlines content={block.content} {...words} />
        </p>
      );
    case "heading": {
      const Heading = ({ 2: "h2", 3: "h3", 4: "h4" } as const)[block.attrs.level as 2 | 3 | 4];
      return (
        <Heading id={contents?.get(block)?.id}>
          <RichInlines content={block.content} {...words} />
        </Heading>
      );
    }
    case "bulletList":
      return <ul>{block.content.map((item, at) => <li key={at}>{draw(item.content)}</li>)}</ul>;
    case "orderedList":
      return (
        <ol start={block.attrs?.start}>
          {block.content.map((item, at) => <li key={at}>{draw(item.content)}</li>)}
        </ol>
      );
    case "picture":
      return (
        <figure class="rich-picture">
          <img src={`/tis/file/objects/${block.attrs.file}/picture`} alt={block.attrs.alt} loading="lazy" />
          {block.attrs.caption !== "" && <figcaption>{block.attrs.caption}</figcaption>}
        </figure>
      );
    case "table":
      return <RichTable rows={block.content} draw={draw} label={t("richtext.table")} />;
    case "box": {
      const isWarning = block.attrs.kind === "warning";
      return (
        <div class={`rich-box ${isWarning ? "rich-box-warning" : "rich-box-note"}`} role="note">
          <p class="rich-box-title">
            <Icon name={isWarning ? "triangle-alert" : "info"} />
            {isWarning ? t("richtext.warning") : t("richtext.note")}
          </p>
          <div class="rich-box-body">{draw(block.content)}</div>
        </div>
      );
    }
  }
}
