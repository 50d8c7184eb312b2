import { describe, expect, test } from "vitest";
import { readSettings } from "./settings.mjs";

describe("settings", () => {
  test("have defaults that suit a person on their own machine", () => {
    expect(readSettings({})).toMatchObject({
      port: 3000,
      servicePort: 4000,
      host: "127.0.0.1",
      publicUrl: "http://localhost:3000",
      servicePublicUrl: "http://localhost:4000",
      demo: true,
      logLevel: "info",
    });
  });

  test("count an empty variable as unset", () => {
    expect(readSettings({ PORT: "", DEMO: "", DATABASE_URL: "", LOG_LEVEL: "" })).toEqual(readSettings({}));
  });

  test("leave the demo out where books are kept in PostgreSQL or elsewhere", () => {
    const client = { AUTH_CLIENT_ID: "a", AUTH_CLIENT_SECRET: "b" };
    expect(readSettings({ DATABASE_URL: "postgres://db.test/books" }).demo).toBe(false);
    expect(readSettings({ DATABASE_URL: "postgres://db.test/books", DEMO: "1" }).demo).toBe(true);
    expect(readSettings({ ACCOUNTING_API_URL: "https://api.test", DEMO: "1", ...client }).demo).toBe(false);
  });

  test("take a remote service as the provider, and no slash at the end of addresses", () => {
    const settings = readSettings({
      ACCOUNTING_API_URL: "https://api.test/",
      AUTH_CLIENT_ID: "dashboard",
      AUTH_CLIENT_SECRET: "secret",
    });
    expect(settings).toMatchObject({ remote: "https://api.test", servicePublicUrl: "https://api.test" });
  });

  test.each([
    [{ PORT: "abc" }, 'PORT is "abc"; expected a whole number from 1 to 65535.'],
    [{ SERVICE_PORT: "70000" }, 'SERVICE_PORT is "70000"; expected a whole number from 1 to 65535.'],
    [{ PORT: "4000" }, 'SERVICE_PORT is "4000"; expected another port than PORT.'],
    [{ HOST: "a b" }, 'HOST is "a b"; expected an address to listen on such as 127.0.0.1 or 0.0.0.0.'],
    [{ DEMO: "yes" }, 'DEMO is "yes"; expected 1 or 0.'],
    [{ DEMO_PASSWORD: "short" }, "DEMO_PASSWORD has 5 characters; expected at least 8."],
    [{ SESSION_SECRET: "short" }, "SESSION_SECRET has 5 characters; expected at least 32."],
    [
      { PUBLIC_URL: "https://books.test/app" },
      'PUBLIC_URL is "https://books.test/app"; expected an address without a path such as https://books.example.com.',
    ],
    [
      { DATABASE_URL: "mysql://user:hidden@db.test/books" },
      'DATABASE_URL is "mysql…"; expected postgres://user:password@host:5432/name.',
    ],
    [
      { AUTH_ISSUER: "https://login.test/realms/books" },
      "AUTH_CLIENT_ID is not set; expected the client that the provider knows this dashboard by.",
    ],
    [
      { AUTH_CLIENT_ID: "dashboard" },
      "AUTH_CLIENT_SECRET is not set; expected AUTH_CLIENT_ID and AUTH_CLIENT_SECRET together.",
    ],
  ])("refuse %o in one line", (env, message) => {
    expect(() => readSettings(env)).toThrow(new Error(message));
  });
});
