import { FILM } from "./kinds.ts";
import type { Made, Source } from "./made.ts";
import type { Task } from "./task.ts";

/** Does what a task asks, each converter loaded only where it is needed. */
export async function convert(source: Source, task: Task): Promise<Made> {
  switch (task.kind) {
    case "thumbnail":
      if (source.mediaType === FILM) return (await import("./poster.ts")).makePoster(source);
      return source.mediaType === "application/pdf"
        ? (await import("./pdf_pages.ts")).makePdfThumbnail(source)
        : (await import("./picture.ts")).makeThumbnail(source);
    case "web":
      return (await import("./picture.ts")).makeWebPicture(source);
    case "svg":
      return (await import("./trace.ts")).traceDrawing(source, task.settings);
    case "model":
      return (await import("./model.ts")).makeModel(source);
    case "pdf": {
      const { findOffice, makePdf } = await import("./office.ts");
      return makePdf(source, await findOffice());
    }
    case "play":
      return (await import("./playable.ts")).makePlayable(source);
    case "stamp": {
      const { stampPdf } = await import("../stamp/stamp_pdf.ts");
      const stamped = await stampPdf(await Deno.readFile(source.path), task.mark ?? []);
      await Deno.writeFile(source.out, stamped);
      return { mediaType: "application/pdf", extension: "pdf", facts: { size: stamped.length } };
    }
  }
}
