import { CULTURE_OF_LOCALE, type Locale } from "@/lib/i18n/locale";
import { preferenceCookie, type Density, type PreferenceCookie, type Theme } from "@/lib/preferences";
import { showToast } from "@/lib/toasts";
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
  remember("nyckeltal.theme", theme);
  if (theme) document.documentElement.dataset.theme = theme;
  else delete document.documentElement.dataset.theme;
}

export function chooseDensity(density: Density): void {
  remember("nyckeltal.density", density);
  document.documentElement.dataset.density = density;
}

function remember(name: PreferenceCookie, value: string | null): void {
  const isHttps = window.location.protocol === "https:";
  const attributes = `path=/; max-age=${String(value === null ? 0 : YEAR)}; samesite=lax${isHttps ? "; secure" : ""}`;
  document.cookie = `${preferenceCookie(name, isHttps)}=${value ?? ""}; ${attributes}`;
}
