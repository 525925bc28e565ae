/** What someone who only has this document must know. */
export const ABOUT = `Calls of the after-sales technical information portal.

**Logging in.** \`POST /oauth/captcha\` with \`kind=code\` answers a code as text; \`POST /oauth/login\` takes it as \`captcha\`
beside \`captchaId\`, account, password and \`consent=true\`, and answers a token. Send that in the header
\`Authorization\` (as it is, or after \`Bearer\`). An account has one session on desks and one on phones: a second login on the same kind of device ends the first.

**Answers.** Every answer is \`{code, data, msg}\`, with HTTP 200 for success and for refusals by a rule:

| code | HTTP | meaning |
|---|---|---|
| 200 | 200 | success |
| "000001" | 200 | a rule or a wrong value; \`data.errors\` by field |
| "200000" | 200 | parts catalog unavailable, database load: retry later |
| "200001" | 200 | the keyword matches over 50000 part numbers: refine it |
| "3000001", "3000002" | 200 | account locked; password must be changed first |
| "3000003" | 200 | login: a second factor is asked for; \`data.step\` and a code go to \`POST /oauth/login/second-step\` |
| "3000004", "3000005" | 200 | a second factor must be set up first; prove again who you are: \`POST /oauth/confirmation\` |
| "8033001" | 200 | parts catalog: unknown or withheld VIN, part, figure, series |
| 8080997, 8080998 | 200 | data state changed; duplicate data |
| 401, 401001 | 401 | session expired; logged in elsewhere |
| 403 | 403 | no right |
| 404, 405, 413, 415, 422 | same | not found, no such method, too large, type of body, body that cannot be decoded |
| 429 | 429 | too many requests: retry in one minute |
| 500, 503 | same | fault, with its number in \`msg\`; database away |

**Values.** In JSON a number is a number or its text: \`true\`, \`""\` and \`[]\` are none. \`null\` is a value only where the schema of a member
says so; what has no value is left out otherwise, and null there is refused as "000001" with the member in \`data.errors\`.

**From VIN to part.** \`tisVINQ\` finds the vehicle, \`listGroups\` its group tree, \`listGroupFigures\` the figures of a group,
\`readFigure\` the lines of a figure with \`fit\` for that vehicle, \`addToCart\` takes a line's part number with VIN, figure and
callout, \`sendOrder\` sends the cart.`;
