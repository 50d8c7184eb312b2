import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { RawConnection } from "../../testing/raw-connection";
import { TestService } from "../../testing/test-service";
import { FONT_PATH } from "../oidc/pages/font";

let service: TestService;
beforeAll(async () => {
  service = await TestService.start();
});
afterAll(() => service.stop());

describe("an answer of the service", () => {
  it.each([
    ["/Api/v2/Me", 401],
    ["/Api/v2/openapi.json", 200],
    ["/docs", 200],
    ["/healthz", 200],
    ["/oidc/jwks", 200],
    ["/oidc/auth", 400],
    [FONT_PATH, 200],
    ["/.well-known/openid-configuration", 200],
    ["/nothing", 404],
  ])("is taken for nothing else and framed by nobody: %s", async (path, status) => {
    const response = await service.fetch(path);
    expect(response.status).toBe(status);
    const { headers } = response;
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("content-security-policy")).toMatch(/^default-src 'none'; .*frame-ancestors 'none'/);
    expect(headers.get("referrer-policy")).toMatch(/^(no-referrer|same-origin)$/);
    const type = headers.get("content-type")!;
    expect(type).toMatch(/^(font\/woff2|application\/(?:[\w-]+\+)?json\b.*|[a-z/]+; charset=utf-8)$/);
  });

  it.each(["/Api/v2/Me", "/healthz", "/docs", "/oidc/auth", "/oidc/sign-in/x"])(
    "is never what was sent: TRACE %s",
    async (path) => {
      const connection = await RawConnection.open(service.port);
      const text = await connection
        .send(`TRACE ${path} HTTP/1.1\r\nhost: x\r\nx-told: s3cr3t\r\nconnection: close\r\n\r\n`)
        .toEnd();
      expect(text).toMatch(/^HTTP\/1\.1 4\d\d /);
      expect(text).not.toContain("s3cr3t");
    },
  );

  it("has these headers also where there was no request to read", async () => {
    const connection = await RawConnection.open(service.port);
    const text = await connection.send("garbage\r\n\r\n").toEnd();
    expect(text).toMatch(/^HTTP\/1\.1 400 /);
    expect(text).toContain("\r\nx-content-type-options: nosniff\r\n");
    expect(text).toContain("frame-ancestors 'none'");
  });
});
