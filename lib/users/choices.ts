import type { Locale } from "@/contract/format/locale";
import { CULTURE_OF_LOCALE } from "@/lib/i18n/locale";
import { writePreference, type Density, type Theme } from "@/lib/preferences";
import { showToast } from "@/lib/toasts";
import { changeLanguage } from "./mutations";

/** Changes the language of the signed-in user, or shows a toast when that fails. */
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

/** Applies the theme and remembers it in this browser; null follows the operating system again. */
export function chooseTheme(theme: Theme | null): void {
  writePreference("nyckeltal.theme", theme);
  if (theme) document.documentElement.dataset.theme = theme;
  else delete document.documentElement.dataset.theme;
}

export function chooseDensity(density: Density): void {
  writePreference("nyckeltal.density", density);
  document.documentElement.dataset.density = density;
}
