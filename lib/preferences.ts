/** Choices kept in a cookie, so that the server draws the first page with them and nothing flashes. */
export const THEMES = ["light", "dark"] as const;
export type Theme = (typeof THEMES)[number];
export const DENSITIES = ["regular", "compact"] as const;
export type Density = (typeof DENSITIES)[number];

export const THEME_COOKIE = "nyckeltal.theme";
export const DENSITY_COOKIE = "nyckeltal.density";
const YEAR = 365 * 24 * 3600;

/** Undefined where the system decides. */
export function themeOf(cookie: string | undefined): Theme | undefined {
  return THEMES.find((theme) => theme === cookie);
}

export function densityOf(cookie: string | undefined): Density {
  return DENSITIES.find((density) => density === cookie) ?? "regular";
}

/** Shows and remembers the theme in this browser; null follows the system again. */
export function chooseTheme(theme: Theme | null): void {
  remember(THEME_COOKIE, theme);
  if (theme) document.documentElement.dataset.theme = theme;
  else delete document.documentElement.dataset.theme;
}

export function chooseDensity(density: Density): void {
  remember(DENSITY_COOKIE, density);
  document.documentElement.dataset.density = density;
}

function remember(name: string, value: string | null): void {
  document.cookie = `${name}=${value ?? ""}; path=/; max-age=${String(value === null ? 0 : YEAR)}; samesite=lax`;
}
