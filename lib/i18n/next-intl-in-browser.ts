// Takes the place of next-intl in the browser (next.config.mjs). The package's own entry wraps useFormatter in a way
// that no bundler can leave out: 0.9 kB of every page for formats that the product does not use.
export {
  IntlProvider as NextIntlClientProvider,
  useLocale,
  useMessages,
  useTimeZone,
  useTranslations,
} from "use-intl/react";
