import type { Metadata, Viewport } from "next";
import { cookies, headers } from "next/headers";
import { getLocale, getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { CULTURE_OF_LOCALE } from "@/lib/i18n/locale";
import { isSecure } from "@/lib/auth/session";
import { densityOf, preferenceCookie, themeOf, type PreferenceCookie } from "@/lib/preferences";
import { nonceOf } from "@/lib/page-headers";
import { inter, interExtended } from "./fonts";
import "./globals.css";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("ui");
  return {
    title: { default: t("appName"), template: `%s · ${t("appName")}` },
    robots: { index: false },
    manifest: "/manifest.webmanifest",
    icons: {
      icon: [
        { url: "/favicon.ico", sizes: "32x32" },
        { url: "/icon.svg", type: "image/svg+xml", sizes: "any" },
      ],
      apple: "/apple-icon.png",
    },
  };
}

export const viewport: Viewport = {
  // The colours of --paper in globals.css.
  themeColor: [
    { media: "(prefers-color-scheme: light)", color: "#f7f7f5" },
    { media: "(prefers-color-scheme: dark)", color: "#121413" },
  ],
};

export default async function RootLayout({ children }: { children: ReactNode }) {
  const cookieStore = await cookies();
  const preference = (name: PreferenceCookie) => cookieStore.get(preferenceCookie(name, isSecure()))?.value;
  const locale = await getLocale();
  const nonce = nonceOf((await headers()).get("content-security-policy"));
  return (
    <html
      lang={CULTURE_OF_LOCALE[locale]}
      data-theme={themeOf(preference("nyckeltal.theme"))}
      data-density={densityOf(preference("nyckeltal.density"))}
      className={`${inter.variable} ${interExtended.variable}`}
    >
      <head>
        {/* Libraries that add style elements read the nonce from here. */}
        <meta property="csp-nonce" nonce={nonce} />
      </head>
      <body className="min-h-dvh bg-paper font-sans text-base text-ink">{children}</body>
    </html>
  );
}
