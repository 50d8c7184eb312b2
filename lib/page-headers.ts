import { STRICT_TRANSPORT } from "@/contract/strict-transport";

interface PageSetting {
  /** Random value, used for this response only. */
  nonce: string;
  /** The dashboard's origin as browsers see it. */
  publicUrl: string;
  /** True under `next dev`, which evaluates code and reloads over a socket. */
  development?: boolean;
}

/**
 * The page's Content Security Policy (level 3). Only scripts with the response's nonce run, and scripts that those
 * load. Style elements need the nonce too. Style attributes are allowed: the server renders the grid with widths in
 * attributes, and an attribute cannot have a nonce (ADR 0044).
 */
export function contentSecurityPolicy({ nonce, publicUrl, development = false }: PageSetting): string {
  const nonceSource = `'nonce-${nonce}'`;
  const directives: Record<string, string> = {
    "default-src": "'none'",
    "script-src": `'self' ${nonceSource} 'strict-dynamic'${development ? " 'unsafe-eval'" : ""}`,
    "script-src-attr": "'none'",
    "style-src": development ? "'self' 'unsafe-inline'" : `'self' ${nonceSource}`,
    "style-src-attr": "'unsafe-inline'",
    "img-src": "'self' data:",
    "font-src": "'self'",
    "connect-src": development ? "'self' ws:" : "'self'",
    "worker-src": "'self'",
    "manifest-src": "'self'",
    // A script starts the sign-in: for a form, each redirect to the provider would have to be allowed here.
    "form-action": "'self'",
    "frame-ancestors": "'none'",
    "base-uri": "'none'",
    "object-src": "'none'",
  };
  const policy = Object.entries(directives).map((directive) => directive.join(" "));
  if (isHttps(publicUrl)) policy.push("upgrade-insecure-requests");
  return policy.join("; ");
}

/** The headers of a page's response; next.config.mjs adds those of lib/common-headers.mjs. */
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
