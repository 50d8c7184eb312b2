import { createHash } from "node:crypto";
import type { Locale } from "@/contract/format/locale";
import { FONT_PATH } from "./font";
import { STYLE } from "./style";

/** A piece of HTML that is safe to insert into a page; plain strings are escaped when inserted. */
export class Html {
  constructor(readonly text: string) {}
}

/** Template tag that escapes inserted strings and inserts {@link Html} unchanged. */
export function html(parts: TemplateStringsArray, ...values: (string | number | Html | null)[]): Html {
  return new Html(parts.reduce((text, part, i) => text + render(values[i - 1] ?? null) + part));
}

function render(value: string | number | Html | null): string {
  if (value === null) return "";
  if (value instanceof Html) return value.text;
  return String(value).replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

export interface Page {
  html: string;
  headers: Record<string, string>;
}

interface PageParts {
  language: Locale;
  title: string;
  body: Html;
  /**
   * Other origins to which the response to a form may redirect: browsers apply form-action to the whole chain of
   * redirects.
   */
  formOrigins?: string[];
  /** A script, needed only for pages that submit themselves. */
  script?: string;
}

/** Creates a whole page with headers, including a strict Content-Security-Policy. */
export function makePage({ language, title, body, formOrigins = [], script }: PageParts): Page {
  const scriptElement = script === undefined ? null : new Html(`<script>${script}</script>`);
  const document = html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <title>${title} · Nyckeltal</title>
        <link rel="icon" href="${ICON}" />
        <link rel="preload" href="${FONT_PATH}" as="font" type="font/woff2" crossorigin />
        <style>
          ${new Html(STYLE)}
        </style>
      </head>
      <body>
        <main>
          <p class="brand">${MARK}Nyckeltal</p>
          ${body}
        </main>
        ${scriptElement}
      </body>
    </html>`;
  const policy = [
    "default-src 'none'",
    "img-src data:",
    "font-src 'self'",
    "style-src " + hashOf(/<style>([^]*?)<\/style>/.exec(document.text)![1]!),
    ...(script === undefined ? [] : ["script-src " + hashOf(script)]),
    ["form-action 'self'", ...new Set(formOrigins)].join(" "),
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ];
  return {
    html: document.text,
    headers: {
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": policy.join("; "),
      "content-language": language,
      "cache-control": "no-store",
      // Hides the address of the page from other sites: that of a password link contains its secret.
      "referrer-policy": "same-origin",
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
    },
  };
}

function hashOf(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}

/** The bars of the logo. MARK and ICON add its square; public/icon.svg is the same logo. */
const bars = (attribute: string) =>
  `<path d="M8 23V17.5M13.3 23V12.5M18.7 23V15M24 23V8" fill="none" stroke-width="3" stroke-linecap="round" ${attribute}/>`;
const MARK = new Html(
  `<svg aria-hidden="true" viewBox="0 0 32 32" width="28" height="28"><rect class="tile" width="32" height="32" rx="7"/>${bars('class="bars"')}</svg>`,
);
const ICON = `data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="#0b5d52"/>${bars('stroke="#fff"')}</svg>`,
)}`;
