import { existsSync } from "node:fs";
import createNextIntlPlugin from "next-intl/plugin";
import { COMMON_HEADERS } from "./lib/common-headers.mjs";

const withNextIntl = createNextIntlPlugin({
  requestConfig: "./lib/i18n/request.ts",
  // Compiled at build time, messages need no ICU parser in the browser: 8 kB less on every page.
  experimental: { messages: { path: "./lib/i18n/messages", format: "json", locales: "infer", precompile: true } },
});

/** An answer of the API that is opened as a page does nothing, whatever it holds. */
const noPage = [{ key: "Content-Security-Policy", value: "default-src 'none'; frame-ancestors 'none'; sandbox" }];

/** The address of a report that a link shows is a secret: no other site learns it, and no search engine keeps it. */
const sharedReport = [
  { key: "Referrer-Policy", value: "no-referrer" },
  { key: "X-Robots-Tag", value: "noindex, nofollow, noarchive" },
];

/**
 * For requests that the front (lib/bff/front.ts) marks because PUBLIC_URL is https. Pages have it from proxy.ts. The
 * value is STRICT_TRANSPORT of contract/strict-transport.ts, which JavaScript cannot import.
 */
const overHttps = [{ key: "Strict-Transport-Security", value: "max-age=63072000; includeSubDomains" }];

/** Addresses of version 0.1's previews, which bookmarks and mails may still hold, with the present names. */
const RENAMED_PAGES = [
  ["/companies/:company/overview", "/companies/:company/figures"],
  ["/companies/:company/key-figures", "/companies/:company/inputs"],
  ["/companies/:company/chart", "/companies/:company/charts-of-accounts"],
  ["/companies/:company/import", "/companies/:company/imports"],
  ["/agencies/:agency/key-figures", "/agencies/:agency/inputs"],
];

/** The files in public/; e2e/page-headers.spec.ts holds the names against the folder. */
const PUBLIC_FILES = "favicon\\.ico|icon\\.svg|(?:apple-)?icon[\\w-]*\\.png|manifest\\.webmanifest|robots\\.txt";
/** Their names do not change with their contents, so browsers ask again after a day. */
const publicFile = [{ key: "Cache-Control", value: "public, max-age=86400" }];

/** @type {import("next").NextConfig} */
const config = {
  // By default Next writes an AGENTS.md, and prints advice for coding agents.
  agentRules: false,
  experimental: {
    agentUpgrade: false,
    // Only later builds use Turbopack's cache, and the first one would take half as long again with it.
    turbopackFileSystemCacheForBuild: existsSync(new URL(".next/BUILD_ID", import.meta.url)),
  },
  allowedDevOrigins: ["127.0.0.1", "localhost"],
  devIndicators: false,
  images: { unoptimized: true },
  turbopack: { resolveAlias: { "next-intl": { browser: "./lib/i18n/next-intl-in-browser.ts" } } },
  poweredByHeader: false,
  // The interface takes its paths with and without a trailing slash; Next would answer one form with a redirect (308).
  skipTrailingSlashRedirect: true,
  // Not bundled, as in the front (scripts/run/builds.mjs).
  serverExternalPackages: ["undici"],
  // `npm test` checks the types of everything; a build need not do it a second time while someone waits for it.
  typescript: { ignoreBuildErrors: true },
  productionBrowserSourceMaps: false,
  headers: () => [
    { source: "/:path*", headers: COMMON_HEADERS },
    { source: "/(api|Api)/:path*", headers: noPage },
    { source: "/shared/:path*", headers: sharedReport },
    { source: `/:file(${PUBLIC_FILES})`, headers: publicFile },
    // Next names no encoding for an SVG, which as XML should have one (RFC 7303).
    { source: "/icon.svg", headers: [{ key: "Content-Type", value: "image/svg+xml; charset=utf-8" }] },
    {
      source: `/:path((?:(?:api|Api)/|_next/).*|${PUBLIC_FILES})`,
      has: [{ type: "header", key: "x-forwarded-proto", value: "https" }],
      headers: overHttps,
    },
  ],
  redirects: () => RENAMED_PAGES.map(([source, destination]) => ({ source, destination, permanent: true })),
  rewrites: () => ({
    // The interface's /Api/v2 is served by the folder app/api/v2, because app/Api and app/api would be one folder on
    // disks that ignore case. Sources match in any case.
    beforeFiles: [
      // The route handler says that there is no resource; a catch-all route does not match the bare address.
      { source: "/Api/v2", destination: "/api/v2/none" },
      { source: "/Api/v2/:path*", destination: "/api/v2/:path*" },
    ],
  }),
};

export default withNextIntl(config);
