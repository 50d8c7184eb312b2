/** Choices kept in a cookie, so that the server draws the first page with them and nothing flashes. */
export const THEMES = ["light", "dark"] as const;
export type Theme = (typeof THEMES)[number];
export const DENSITIES = ["regular", "compact"] as const;
export type Density = (typeof DENSITIES)[number];

export type PreferenceCookie = "nyckeltal.theme" | "nyckeltal.density";

/** The cookie's whole name: over https its prefix keeps neighbours from setting it (RFC 6265bis §4.1.3). */
export function preferenceCookie(name: PreferenceCookie, isHttps: boolean): string {
  return isHttps ? `__Host-${name}` : name;
}

/** Undefined where the system decides. */
export function themeOf(cookie: string | undefined): Theme | undefined {
  return THEMES.find((theme) => theme === cookie);
}

export function densityOf(cookie: string | undefined): Density {
  return DENSITIES.find((density) => density === cookie) ?? "regular";
}
