import { STRICT_TRANSPORT } from "@/contract/strict-transport";

interface PageSetting {
  /** Random and of this one answer. */
  nonce: string;
  /** The dashboard's origin as browsers see it. */
  publicUrl: string;
  /** `next dev` evaluates code and reloads over a socket. */
  development?: boolean;
}

/**
 * The page's Content Security Policy (level 3). Scripts run with the response's nonce or because such a
 * script loads them; nothing else does. Style attributes are allowed, not style elements: the server draws the grid
 * with widths in attributes, and a nonce cannot be given to an attribute (ADR 0044).
 */
export function contentSecurityPolicy({ nonce, publicUrl, development = false }: PageSetting): string {
  const ownSource = `'nonce-${nonce}'`;
  const directives: Record<string, string> = {
    "default-src": "'none'",
    "script-src": `'self' ${ownSource} 'strict-dynamic'${development ? " 'unsafe-eval'" : ""}`,
    "script-src-attr": "'none'",
    "style-src": development ? "'self' 'unsafe-inline'" : `'self' ${ownSource}`,
    "style-src-attr": "'unsafe-inline'",
    "img-src": "'self' data:",
    "font-src": "'self'",
    "connect-src": development ? "'self' ws:" : "'self'",
    "worker-src": "'self'",
    "manifest-src": "'self'",
    // The sign-in is started by a script: a form's redirects to the provider would have to be allowed one by one.
    "form-action": "'self'",
    "frame-ancestors": "'none'",
    "base-uri": "'none'",
    "object-src": "'none'",
  };
  const policy = Object.entries(directives).map((directive) => directive.join(" "));
  if (isHttps(publicUrl)) policy.push("upgrade-insecure-requests");
  return policy.join("; ");
}

/** The headers of a page's answer; next.config.mjs adds those that are the same for all there is. */
export function pageHeaders(setting: PageSetting): Record<string, string> {
  return {
    "Content-Security-Policy": contentSecurityPolicy(setting),
    "Cache-Control": "private, no-store",
    ...(isHttps(setting.publicUrl) && { "Strict-Transport-Security": STRICT_TRANSPORT }),
  };
}

/** 128 random bits. */
export function newNonce(): string {
  return btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))));
}

/** The nonce in a policy that {@link contentSecurityPolicy} wrote. */
export function nonceOf(policy: string | null): string | undefined {
  return /'nonce-([^']+)'/.exec(policy ?? "")?.[1];
}

function isHttps(url: string): boolean {
  return url.startsWith("https:");
}
