import { bytesHref } from "@/components/files/bytes_href.ts";

/** Pictures that hang on something, each leading to its whole size. */
export function StoredPictures({ files, label }: {
  files: readonly { fileId: string; name: string }[];
  /** Of the list, for assistive technology. */
  label: string;
}) {
  return (
    <ul class="stored-pictures" aria-label={label}>
      {files.map(({ fileId, name }) => (
        <li key={fileId}>
          <a href={bytesHref(fileId, name)}>
            <img src={bytesHref(fileId, name)} alt={name} loading="lazy" />
          </a>
        </li>
      ))}
    </ul>
  );
}
