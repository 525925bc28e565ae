/** What a request is answered with. */
export interface Reply {
  status: number;
  body: unknown;
  headers?: Record<string, string>;
}
