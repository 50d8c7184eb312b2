// Headers of Next's responses and of the files that the front serves; lib/bff/response-headers.ts has those of the
// front's other responses. JavaScript, because next.config.mjs reads it too.

/**
 * Browser features that no page here uses. The clipboard stays allowed, because grids copy and paste, and full screen,
 * because meetings offer it.
 */
const REFUSED_FEATURES = [
  "accelerometer",
  "autoplay",
  "browsing-topics",
  "camera",
  "display-capture",
  "encrypted-media",
  "geolocation",
  "gyroscope",
  "hid",
  "idle-detection",
  "magnetometer",
  "microphone",
  "midi",
  "payment",
  "picture-in-picture",
  "publickey-credentials-get",
  "screen-wake-lock",
  "serial",
  "usb",
  "xr-spatial-tracking",
];

/** The content security policy of a page is set in proxy.ts, because it has a nonce. */
export const COMMON_HEADERS = [
  { key: "X-Content-Type-Options", value: "nosniff" },
  { key: "X-Frame-Options", value: "DENY" },
  { key: "Referrer-Policy", value: "same-origin" },
  { key: "Permissions-Policy", value: REFUSED_FEATURES.map((feature) => `${feature}=()`).join(", ") },
  { key: "Cross-Origin-Opener-Policy", value: "same-origin" },
  { key: "Cross-Origin-Resource-Policy", value: "same-origin" },
  { key: "X-DNS-Prefetch-Control", value: "off" },
];
