import { describe, expect, test } from "vitest";
import { ConfigurationError } from "@/contract/configuration-error";
import { readEnv } from "./env";

const complete = {
  AUTH_CLIENT_ID: "dashboard",
  AUTH_CLIENT_SECRET: "a secret of the client",
  SESSION_SECRET: "0123456789abcdef0123456789abcdef",
};

describe("the dashboard's configuration", () => {
  test("needs only its client and secrets, and then uses the service on this machine", () => {
    expect(readEnv(complete)).toMatchObject({
      publicUrl: "http://localhost:3000",
      serviceUrl: "http://127.0.0.1:4000",
      issuer: "http://localhost:4000",
    });
  });

  test("takes a remote service for its issuer too, unless another provider is named", () => {
    const remote = { ...complete, ACCOUNTING_API_URL: "https://books.example.com/" };
    expect(readEnv(remote)).toMatchObject({
      serviceUrl: "https://books.example.com",
      issuer: "https://books.example.com",
    });
    expect(readEnv({ ...remote, AUTH_ISSUER: "https://id.example.com/realm" }).issuer).toBe(
      "https://id.example.com/realm",
    );
  });

  test.each([
    ["PORT", "0", "a whole number"],
    ["SERVICE_PORT", "70000", "a whole number"],
    ["PUBLIC_URL", "books.example.com", "an address without a path such as"],
    ["ACCOUNTING_API_URL", "ftp://books.example.com", "an address without a path such as"],
    ["AUTH_ISSUER", "https://user@id.example.com", "the address of an OpenID provider such as"],
    ["UPSTREAM_TIMEOUT_SECONDS", "soon", "a whole number"],
  ])("refuses a wrong %s and says what is expected", (name, value, expected) => {
    const read = () => readEnv({ ...complete, [name]: value });
    expect(read).toThrow(ConfigurationError);
    expect(read).toThrow(`${name} is ${JSON.stringify(value)}; expected ${expected}`);
  });

  test.each(Object.keys(complete))("refuses to start without %s", (name) => {
    expect(() => readEnv({ ...complete, [name]: "" })).toThrow(`${name} is not set`);
  });

  test("never repeats a secret that is too short", () => {
    expect(() => readEnv({ ...complete, SESSION_SECRET: "hunter2" })).toThrow(
      /^SESSION_SECRET has 7 characters; expected at least 32\.$/,
    );
  });
});
