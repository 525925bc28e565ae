import { asset } from "fresh/runtime";
import type { HomePicture } from "@/services/home/home_pictures.ts";

/** Address of a home picture: the uploaded file, else the drawing that comes with the program. */
export function pictureHref(
  { picture, image }: Pick<HomePicture, "picture" | "image">,
  basePath: string,
): string {
  return picture === null ? asset(`${basePath}/${image}`) : `/tis/file/objects/${picture}/picture`;
}
