import { type Language, PASSWORD, type Person } from "./people.ts";

const AGENT =
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Safari/537.36";

/** An answer as it came; redirects are not followed. */
export interface Answer {
  status: number;
  headers: Headers;
  bytes: Uint8Array<ArrayBuffer>;
  text: string;
}

/** One browser of a person in a language, with its cookies. */
export class Visitor {
  readonly #cookies = new Map<string, string>();

  constructor(readonly origin: string, readonly person: Person, readonly lang: Language) {
    this.#cookies.set("tis_visitor", "00000000-0000-4000-8000-000000000000");
    this.#cookies.set("tis_lang", lang);
    this.#cookies.set("tis_theme", "light");
    this.#cookies.set("tis_edition", person.edition);
  }

  get name(): string {
    return this.person.account || "nobody";
  }

  /** Comes in as the person; nobody stays outside. */
  async logIn(): Promise<void> {
    const { account, edition } = this.person;
    if (account === "") return;
    const entry = edition === "overseas" ? { entry: "os" } : {};
    const answer = await this.post("/oauth/login", {
      account,
      password: PASSWORD,
      consent: true,
      lang: this.lang,
      ...entry,
    });
    if (answer.status !== 200 || !answer.text.startsWith('{"code":200,')) {
      throw new Error(`${account} cannot log in: ${answer.text}`);
    }
  }

  get(path: string): Promise<Answer> {
    return this.#ask(path, { method: "GET" });
  }

  /** Posts JSON, or a form with files. */
  post(path: string, body?: unknown): Promise<Answer> {
    if (body instanceof FormData) {
      return this.#ask(path, { method: "POST", body, headers: { accept: "application/json" } });
    }
    const headers = { "content-type": "application/json" };
    return this.#ask(
      path,
      body === undefined ? { method: "POST" } : { method: "POST", body: JSON.stringify(body), headers },
    );
  }

  async #ask(path: string, init: RequestInit & { headers?: Record<string, string> }): Promise<Answer> {
    const response = await fetch(this.origin + path, {
      ...init,
      redirect: "manual",
      headers: {
        accept: "*/*",
        "accept-encoding": "identity",
        ...init.headers,
        origin: this.origin,
        "user-agent": AGENT,
        cookie: [...this.#cookies].map(([name, value]) => `${name}=${value}`).join("; "),
      },
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line)!;
      // What the flash says is shown once; the recording asks for no page after a form.
      if (name !== "tis_flash") this.#cookies.set(name!, value!);
    }
    const bytes = new Uint8Array(await response.arrayBuffer());
    return {
      status: response.status,
      headers: response.headers,
      bytes,
      text: new TextDecoder().decode(bytes),
    };
  }
}
