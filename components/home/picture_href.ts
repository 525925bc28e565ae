import { asset } from "fresh/runtime";
import type { HomePicture } from "@/services/home/home_pictures.ts";

/** Address of a home picture: the uploaded file, else the drawing that comes with the program. */
export function pictureHref({ picture, image }: Pick<HomePicture, "picture" | "image">): string {
  return picture === null ? asset(`/${image}`) : `/tis/file/objects/${picture}/picture`;
}
