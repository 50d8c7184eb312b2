// Choices stored in a cookie, so that the server renders the first page with them and nothing flashes.

export const THEMES = ["light", "dark"] as const;
export type Theme = (typeof THEMES)[number];
export const DENSITIES = ["regular", "compact"] as const;
export type Density = (typeof DENSITIES)[number];

export type PreferenceCookie = "nyckeltal.theme" | "nyckeltal.density" | "nyckeltal.pinned";

/** A year in seconds. */
const YEAR = 365 * 24 * 3600;

/** The full cookie name. Over https, a prefix keeps other hosts of the domain from setting it (RFC 6265bis §4.1.3). */
export function preferenceCookie(name: PreferenceCookie, isHttps: boolean): string {
  return isHttps ? `__Host-${name}` : name;
}

/** Stores a preference for a year; null deletes it. */
export function writePreference(name: PreferenceCookie, value: string | null): void {
  const isHttps = window.location.protocol === "https:";
  const attributes = `path=/; max-age=${String(value === null ? 0 : YEAR)}; samesite=lax${isHttps ? "; secure" : ""}`;
  document.cookie = `${preferenceCookie(name, isHttps)}=${value ?? ""}; ${attributes}`;
}

/** The chosen theme; undefined means that the operating system decides. */
export function themeOf(cookie: string | undefined): Theme | undefined {
  return THEMES.find((theme) => theme === cookie);
}

export function densityOf(cookie: string | undefined): Density {
  return DENSITIES.find((density) => density === cookie) ?? "regular";
}
