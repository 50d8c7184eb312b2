import type { IncomingMessage, ServerResponse } from "node:http";
import type Keygrip from "keygrip";

const LIFETIME_DAYS = 365;
const DAY_MS = 86_400_000;
/** A mark is `day.signature` for one user; `day` counts from 1970-01-01 to the sign-in. The latest marks are kept. */
const MAX_MARKS = 5;

/**
 * Recognises browsers in which users have signed in before by a signed cookie. The cookie gives no access; attempts
 * from these browsers are counted apart from all others.
 */
export class KnownBrowsers {
  private readonly name: string;

  constructor(
    private readonly keys: Keygrip,
    private readonly isSecure: boolean,
    private readonly now: () => number = Date.now,
  ) {
    this.name = isSecure ? "__Host-nyckeltal_known" : "nyckeltal_known";
  }

  /** Returns true if this user has signed in from this browser within the last year. */
  isKnown(request: IncomingMessage, userName: string): boolean {
    return this.marks(request).some((mark) => this.isOf(mark, userName));
  }

  /** Sets a cookie which records that this user has signed in from this browser. */
  remember(request: IncomingMessage, response: ServerResponse, userName: string): void {
    const others = this.marks(request).filter((mark) => !this.isOf(mark, userName));
    const day = Math.floor(this.now() / DAY_MS);
    const marks = [`${day}.${this.keys.sign(signedText(userName, day))}`, ...others].slice(0, MAX_MARKS);
    const attributes = `Path=/; Max-Age=${LIFETIME_DAYS * 86_400}; HttpOnly; SameSite=Lax${this.isSecure ? "; Secure" : ""}`;
    response.appendHeader("set-cookie", `${this.name}=${marks.join("~")}; ${attributes}`);
  }

  private marks(request: IncomingMessage): string[] {
    const pairs = (request.headers.cookie ?? "").split(/;\s*/);
    const value = pairs.find((pair) => pair.startsWith(`${this.name}=`))?.slice(this.name.length + 1) ?? "";
    // An HMAC-SHA-256 is 43 characters of base64url.
    return value.split("~", MAX_MARKS).filter((mark) => /^[1-9]\d{0,5}\.[\w-]{43}$/.test(mark));
  }

  private isOf(mark: string, userName: string): boolean {
    const day = Number(mark.slice(0, mark.indexOf(".")));
    const age = this.now() / DAY_MS - day;
    return age < LIFETIME_DAYS && this.keys.verify(signedText(userName, day), mark.slice(mark.indexOf(".") + 1));
  }
}

/** Returns the text to sign; the cookie contains only the day and the signature. */
function signedText(userName: string, day: number): string {
  return `known browser ${JSON.stringify([day, userName])}`;
}
