import { type Names } from "./names.ts";

/** A model code for a body that a body builder puts on the Atlas chassis. */
export interface BodyModel {
  code: string;
  names: Names;
  sort: number;
}

/** Series that keeps the body codes; nobody sees it (visible 0), since it has no parts of its own. */
export const BODY_SERIES = "HAX";

const COUNT = 101;

/** More codes than a VIN may have (specification section 9): for the one vehicle that shows the answer. */
export const BODY_MODELS: readonly BodyModel[] = Array.from({ length: COUNT }, (_, index) => {
  const number = String(index + 1).padStart(3, "0");
  return {
    code: `AX${number}`,
    names: {
      zh_CN: `阿特拉斯 改装车身 ${number}`,
      en_US: `Atlas body ${number}`,
      de_DE: `Atlas Aufbau ${number}`,
    },
    sort: index + 1,
  };
});
