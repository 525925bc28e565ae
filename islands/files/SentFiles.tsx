import { FileCaption } from "./FileCaption.tsx";
import { TakenFile } from "./TakenFile.tsx";
import type { UploadItem } from "./upload_queue.ts";

/** What a form is to get of the files of a field. */
export interface FileValues {
  /** The form gets a value of this name for each file: its id. Without script the field of files itself. */
  name: string;
  /** A line that can be typed to each file once it is there; posted as `<name>.<id of the file>`. */
  caption?: { name: string; label: string; longest: number };
  /** What each file belongs to; posted as `<name>.<id of the file>`. */
  part?: { name: string; value: string };
}

interface SentFilesProps extends FileValues {
  items: readonly UploadItem[];
  /** The device may have made them: they are shown to whoever took them. */
  made: boolean;
}

/** What a form gets of the files that have arrived: their ids, what each belongs to, and what is typed to it. */
export function SentFiles({ items, name, part, caption, made }: SentFilesProps) {
  return (
    <>
      {items.map(({ fileId }) => fileId && <input key={fileId} type="hidden" name={name} value={fileId} />)}
      {part && items.map(({ fileId }) =>
        fileId && <input key={fileId} type="hidden" name={`${part.name}.${fileId}`} value={part.value} />
      )}
      {made &&
        items.map(({ key, fileId, file }) => fileId && <TakenFile key={key} id={fileId} file={file} />)}
      {caption && items.map(({ fileId, file }) =>
        fileId && (
          <FileCaption
            key={`caption ${fileId}`}
            name={`${caption.name}.${fileId}`}
            label={`${file.name}: ${caption.label}`}
            longest={caption.longest}
          />
        )
      )}
    </>
  );
}
