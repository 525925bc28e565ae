/** What several places take (specification section 5). */
export const CASE_MEDIA = ["jpeg", "png", "mp4", "mp3"] as const;
export const PICTURES = ["jpeg", "png", "gif", "bmp"] as const;
/** All that any place with a list takes, drawings and 3D models apart. */
export const GENERAL = [
  ...["jpeg", "png", "apng", "gif", "bmp", "icon", "mp4", "mp3", "pdf"] as const,
  ...["zip", "jar", "war", "rar", "7z", "doc", "docx", "xls", "xlsx", "ppt", "pptx"] as const,
] as const;
