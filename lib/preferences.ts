/** Choices kept in a cookie, so that the server draws the first page with them and nothing flashes. */
export const THEMES = ["light", "dark"] as const;
export type Theme = (typeof THEMES)[number];
export const DENSITIES = ["regular", "compact"] as const;
export type Density = (typeof DENSITIES)[number];

export const THEME_COOKIE = "nyckeltal.theme";
export const DENSITY_COOKIE = "nyckeltal.density";

/** Undefined where the system decides. */
export function themeOf(cookie: string | undefined): Theme | undefined {
  return THEMES.find((theme) => theme === cookie);
}

export function densityOf(cookie: string | undefined): Density {
  return DENSITIES.find((density) => density === cookie) ?? "regular";
}
