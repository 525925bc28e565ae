import { fileList } from "./file_list.ts";
import { LIMITS } from "@/kernel/limits.ts";
import { GENERAL, PICTURES } from "@/engines/files/place_types.ts";
import { notifyConversionFailed } from "./notify_conversion_failed.ts";
import { defineDomain } from "@/engines/define_domain.ts";
import { page } from "@/kernel/access/pages.ts";

export const fileManager = defineDomain({
  name: "file_manager",
  pages: [
    page("FileManage", { module: "admin", icon: "folder-open", nav: "below", short: "nav.page_FileManage" }),
  ],
  notifications: [notifyConversionFailed],
  places: {
    "document-centre": {
      types: GENERAL.filter((type) => !["doc", "docx", "xlsx", "pptx"].includes(type)),
      limit: LIMITS.documentCentreUploadBytes,
      upload: "FileManage:upload",
      stamped: true,
    },
    "tsb": { types: ["mp4", "zip"], upload: "FileManage:upload" },
    "bulletin": { types: ["mp4", "zip", "pdf"], upload: "FileManage:upload", stamped: true },
    "carimgs-image": { types: PICTURES, upload: "FileManage:upload" },
  },
  lists: [fileList],
});
