/** A schema of OpenAPI 3.1, which is one of JSON Schema 2020-12. */
export type Schema = Record<string, unknown>;

/** A member of a path, a query or a header. */
export interface DescribedParameter {
  name: string;
  in: "path" | "query" | "header";
  description?: string;
  /** Members of a path always are. */
  required?: boolean;
  schema: Schema;
}

/** What one method of a path takes and answers; what any answer may be (not known, no right, a fault) is not repeated here. */
export interface DescribedMethod {
  /** Where a path has several methods; left out: that of the answer. */
  operationId?: string;
  summary: string;
  parameters?: readonly DescribedParameter[];
  /** Schemas of the body by their media types. */
  body?: Readonly<Record<string, Schema>>;
  /** By status: what it means, headers that matter, and schemas by their media types. */
  responses: Readonly<Record<number, DescribedResponse>>;
  /** Statuses of refusals that are told by the envelope, beside those that any answer may have. */
  refusals?: readonly number[];
}

export interface DescribedResponse {
  description: string;
  headers?: Readonly<Record<string, Schema>>;
  content?: Readonly<Record<string, Schema>>;
}

/** What the description of the calls says of an answer: paths with names in braces, their methods in lower case. */
export type DescribedPaths = Readonly<Record<string, Readonly<Record<string, DescribedMethod>>>>;

/** Bytes of whatever type. */
export const BYTES: Schema = { type: "string", format: "binary" };

/** A body of one file and texts beside it, by multipart. */
export function fileBody(beside: Record<string, Schema> = {}, required: readonly string[] = []) {
  return {
    "multipart/form-data": {
      type: "object",
      properties: { ...beside, file: BYTES },
      required: [...required, "file"],
    },
  };
}
