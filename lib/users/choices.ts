import { CULTURE_OF_LOCALE, type Locale } from "../i18n/locale";
import { DENSITY_COOKIE, THEME_COOKIE, type Density, type Theme } from "../preferences";
import { showToast } from "../toasts";
import { changeLanguage } from "./mutations";

const YEAR = 365 * 24 * 3600;

/** Changes the language of one's own dashboard, or says that it failed. */
export async function chooseLanguage(
  userName: string,
  locale: Locale,
  { onDone, failure }: { onDone: () => void; failure: string },
): Promise<void> {
  try {
    await changeLanguage(userName, CULTURE_OF_LOCALE[locale]);
    onDone();
  } catch {
    showToast(failure, { tone: "bad" });
  }
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
