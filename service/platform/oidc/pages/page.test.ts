import { describe, expect, it } from "vitest";
import { Html, html, makePage } from "./page";

const EVIL = `"><img src=x onerror='a()'>&amp;`;
const WRITTEN = "&#34;&#62;&#60;img src=x onerror=&#39;a()&#39;&#62;&#38;amp;";

describe("a page of the sign-in", () => {
  it("writes a text as text wherever it is put, and what is HTML already as it is", () => {
    expect(html`<a title="${EVIL}">${EVIL}</a>${new Html("<b></b>")}${null}${7}`.text).toBe(
      `<a title="${WRITTEN}">${WRITTEN}</a><b></b>7`,
    );
  });

  it("has texts of users in no other form, and may do nothing with what stands in it", () => {
    const { html: text, headers } = makePage({ language: "sv", title: EVIL, body: html`<p>${EVIL}</p>` });
    expect(text).not.toContain("<img");
    // Once as the title and once in the body.
    expect(text.split(WRITTEN).length - 1).toBe(2);
    const policy = headers["content-security-policy"]!;
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("base-uri 'none'");
    expect(policy).not.toContain("script-src");
  });
});
