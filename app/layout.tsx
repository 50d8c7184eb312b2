import type { Metadata, Viewport } from "next";
import { cookies } from "next/headers";
import { getLocale, getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { CULTURE_OF_LOCALE } from "@/lib/i18n/locale";
import { DENSITY_COOKIE, densityOf, THEME_COOKIE, themeOf } from "@/lib/preferences";
import { inter, interExtended } from "./fonts";
import "./globals.css";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("ui");
  return { title: { default: t("appName"), template: `%s · ${t("appName")}` }, robots: { index: false } };
}

export const viewport: Viewport = {
  themeColor: [
    { media: "(prefers-color-scheme: light)", color: "#f7f7f5" },
    { media: "(prefers-color-scheme: dark)", color: "#121413" },
  ],
};

export default async function RootLayout({ children }: { children: ReactNode }) {
  const kept = await cookies();
  const locale = await getLocale();
  return (
    <html
      lang={CULTURE_OF_LOCALE[locale]}
      data-theme={themeOf(kept.get(THEME_COOKIE)?.value)}
      data-density={densityOf(kept.get(DENSITY_COOKIE)?.value)}
      className={`${inter.variable} ${interExtended.variable}`}
    >
      <body className="min-h-dvh bg-paper font-sans text-base text-ink">{children}</body>
    </html>
  );
}
