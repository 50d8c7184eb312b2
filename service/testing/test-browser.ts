interface Cookie {
  name: string;
  value: string;
  path: string;
}

export interface Visit {
  url: string;
  status: number;
  headers: Headers;
  text: string;
}

type Fetch = (address: string, init?: RequestInit) => Promise<Response>;

/** The parts of a browser that signing in needs: cookies with their paths, redirects, and forms. */
export class TestBrowser {
  /** Cookies by name and path, because browsers store cookies with different paths separately. */
  private readonly cookies = new Map<string, Cookie>();

  constructor(private readonly fetch: Fetch) {}

  /**
   * Opens a URL and follows redirects within its origin. A redirect to another origin is not followed: the visit has
   * its target as `url`, with status and headers of the redirect.
   */
  async visit(address: string, init: RequestInit = {}): Promise<Visit> {
    const { origin, pathname } = new URL(address);
    const headers = new Headers(init.headers);
    const cookie = this.cookiesFor(pathname);
    if (cookie !== "") headers.set("cookie", cookie);
    const response = await this.fetch(address, { ...init, headers });
    this.keep(response);
    const location = response.headers.get("location");
    if (location === null) return visitOf(address, response);
    const target = new URL(location, address);
    return target.origin === origin ? this.visit(target.href) : visitOf(target.href, response);
  }

  /** Submits the fields like a form on the page at `address`. */
  submit(address: string, fields: Record<string, string>, headers: Record<string, string> = {}): Promise<Visit> {
    return this.visit(address, {
      method: "POST",
      body: new URLSearchParams(fields),
      headers: { "sec-fetch-site": "same-origin", ...headers },
    });
  }

  /** Returns the value of the first cookie with this name, on whatever path; undefined if there is none. */
  cookie(name: string): string | undefined {
    return [...this.cookies.values()].find((cookie) => cookie.name === name)?.value;
  }

  private cookiesFor(path: string): string {
    return [...this.cookies.values()]
      .filter((cookie) => path === cookie.path || path.startsWith(cookie.path.replace(/\/?$/, "/")))
      .map(({ name, value }) => `${name}=${value}`)
      .join("; ");
  }

  private keep(response: Response): void {
    for (const header of response.headers.getSetCookie()) {
      const [pair = "", ...attributes] = header.split(/;\s*/);
      const name = pair.slice(0, pair.indexOf("="));
      const value = pair.slice(pair.indexOf("=") + 1);
      const path = attributes.find((text) => /^path=/i.test(text))?.slice(5) ?? "/";
      // Servers delete a cookie by an empty value with a time of expiry in the past, which is not read here.
      if (value === "") this.cookies.delete(`${name} ${path}`);
      else this.cookies.set(`${name} ${path}`, { name, value, path });
    }
  }
}

async function visitOf(url: string, response: Response): Promise<Visit> {
  return { url, status: response.status, headers: response.headers, text: await response.text() };
}
