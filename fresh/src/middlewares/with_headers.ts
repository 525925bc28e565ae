/** Changes a response's headers, on a copy where they are fixed, as in answers of `fetch` and `Response.redirect`. */
export function withHeaders(response: Response, change: (headers: Headers) => void): Response {
  try {
    change(response.headers);
    return response;
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    const copy = new Response(response.body, response);
    change(copy.headers);
    return copy;
  }
}
