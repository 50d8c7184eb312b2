import createNextIntlPlugin from "next-intl/plugin";

const withNextIntl = createNextIntlPlugin({
  requestConfig: "./lib/i18n/request.ts",
  // Compiled at build time, messages need no ICU parser in the browser: 8 kB less on every page.
  experimental: { messages: { path: "./lib/i18n/messages", format: "json", locales: "infer", precompile: true } },
});

const securityHeaders = [
  { key: "X-Content-Type-Options", value: "nosniff" },
  { key: "X-Frame-Options", value: "DENY" },
  { key: "Content-Security-Policy", value: "frame-ancestors 'none'; base-uri 'self'; object-src 'none'" },
  { key: "Referrer-Policy", value: "strict-origin-when-cross-origin" },
  { key: "Permissions-Policy", value: "camera=(), microphone=(), geolocation=()" },
];

/** @type {import("next").NextConfig} */
const config = {
  agentRules: false,
  allowedDevOrigins: ["127.0.0.1", "localhost"],
  devIndicators: false,
  experimental: { agentUpgrade: false },
  images: { unoptimized: true },
  poweredByHeader: false,
  // The interface takes its paths with and without a trailing slash; a redirect would turn a POST into a 308.
  skipTrailingSlashRedirect: true,
  serverExternalPackages: ["undici"],
  // `npm test` checks the types of everything; a build need not do it a second time while someone waits for it.
  typescript: { ignoreBuildErrors: true },
  headers: () => [{ source: "/:path*", headers: securityHeaders }],
  rewrites: () => ({
    // One folder app/api/v2: app/Api beside app/api collides on disks that ignore case.
    beforeFiles: [{ source: "/Api/v2/:path*", destination: "/api/v2/:path*" }],
  }),
};

export default withNextIntl(config);
