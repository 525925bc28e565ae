/** All of the editor's own script, which a page fetches in one piece after it is shown. */
export { mountEditor } from "./mount_editor.ts";
export { writeAnew, writeTyped } from "./write_anew.ts";
export { insertPictures } from "./paste.ts";
export * from "./commands.ts";
