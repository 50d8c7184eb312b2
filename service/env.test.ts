import { inspect } from "node:util";
import { describe, expect, it } from "vitest";
import { readEnv } from "./env";

describe("the environment", () => {
  it("has a value for everything when nothing is set", () => {
    expect(readEnv({})).toMatchObject({
      host: "127.0.0.1",
      port: 4000,
      dataDir: `${process.cwd()}/data`,
      databaseUrl: null,
      publicUrl: "http://localhost:3000",
      issuer: "http://localhost:4000",
      dashboardClient: null,
      demo: true,
      demoPassword: null,
      logLevel: "info",
      metricsPort: null,
      requestsInFlight: 500,
      databaseReadUrl: null,
      databaseConnections: 20,
      encryptionKey: null,
      previousEncryptionKey: null,
      organisation: null,
      mail: null,
      demoPasswordIsNew: false,
      shutdownSeconds: 10,
      lifetimes: {
        accessToken: 600,
        refreshTokenIdle: 28_800,
        refreshToken: 2_592_000,
        rotateAlways: false,
        signIn: 3600,
      },
    });
  });

  it("believes proxies on the same machine, or those that it names", () => {
    const trusts = (TRUST_PROXY: string) => readEnv({ TRUST_PROXY }).trustsProxy;
    expect(["127.0.0.1", "10.0.0.1"].map(trusts(""))).toEqual([true, false]);
    expect(["127.0.0.1", "10.0.0.1"].map(trusts("10.0.0.0/8"))).toEqual([false, true]);
    expect(["127.0.0.1", "10.0.0.1"].map(trusts("0"))).toEqual([false, false]);
  });

  it("takes an encryption key in base64 or hexadecimal digits, and does not show it when it is inspected", () => {
    const bytes = Buffer.from("0123456789abcdef0123456789abcdef");
    const keyOf = (ENCRYPTION_KEY: string) => readEnv({ ENCRYPTION_KEY }).encryptionKey!;
    const texts = [bytes.toString("base64"), bytes.toString("base64url"), bytes.toString("hex")];
    expect(new Set(texts.map((text) => keyOf(text).id)).size).toBe(1);
    expect(keyOf("0".repeat(64)).id).not.toBe(keyOf(texts[0]!).id);
    const shown = inspect(readEnv({ ENCRYPTION_KEY: texts[0] }), { depth: 9, showHidden: true });
    expect(shown).toContain(keyOf(texts[0]!).id);
    for (const text of [...texts, bytes.toString()]) expect(shown).not.toContain(text);
    // The bytes as inspect shows them in a Buffer, and in another array.
    expect(shown).not.toContain(bytes.toString("hex", 0, 8).replace(/..(?=.)/g, "$& "));
    expect(shown.replaceAll(/\s/g, "")).not.toContain([...bytes.subarray(0, 8)].join());
  });

  it("takes addresses from the ports, and no demo where DATABASE_URL is set", () => {
    const env = readEnv({ PORT: "3100", SERVICE_PORT: "4100", DATABASE_URL: "postgres://user:secret@db/books" });
    expect(env).toMatchObject({
      publicUrl: "http://localhost:3100",
      issuer: "http://localhost:4100",
      databaseUrl: "postgres://user:secret@db/books",
      demo: false,
    });
  });

  it("treats an empty variable as unset", () => {
    const unset = { ...readEnv({}), trustsProxy: expect.any(Function) as unknown };
    expect(readEnv({ SERVICE_PORT: "", DATABASE_URL: "", DEMO: "", AUTH_CLIENT_ID: "" })).toEqual(unset);
  });

  it("writes origins without a slash at the end", () => {
    const env = readEnv({ PUBLIC_URL: "https://books.example.com/", SERVICE_PUBLIC_URL: "https://api.example.com" });
    expect(env).toMatchObject({ publicUrl: "https://books.example.com", issuer: "https://api.example.com" });
  });

  it("takes the dashboard's client, unless it belongs to another provider", () => {
    const client = { AUTH_CLIENT_ID: "dashboard", AUTH_CLIENT_SECRET: "0123456789abcdef" };
    expect(readEnv(client).dashboardClient).toEqual({ id: "dashboard", secret: "0123456789abcdef" });
    expect(readEnv({ ...client, AUTH_ISSUER: "https://login.example.com" }).dashboardClient).toBeNull();
  });

  it.each([
    [{ SERVICE_PORT: "http" }, 'SERVICE_PORT is "http"; expected a whole number from 0 to 65535.'],
    [{ SERVICE_PORT: "65536" }, 'SERVICE_PORT is "65536"; expected a whole number from 0 to 65535.'],
    [{ SERVICE_PORT: "-1" }, "SERVICE_PORT is"],
    [{ SERVICE_PORT: "4e3" }, "SERVICE_PORT is"],
    [{ HOST: "not a host" }, 'HOST is "not a host"; expected an address to listen on'],
    [{ PUBLIC_URL: "books.example.com" }, 'PUBLIC_URL is "books.example.com"; expected an address'],
    [{ PUBLIC_URL: "https://example.com/books" }, "expected an address without a path"],
    [{ SERVICE_PUBLIC_URL: "ftp://example.com" }, "SERVICE_PUBLIC_URL is"],
    [{ DEMO: "yes" }, 'DEMO is "yes"; expected 1 or 0.'],
    [{ LOG_LEVEL: "loud" }, 'LOG_LEVEL is "loud"; expected one of trace, debug, info, warn, error, fatal, silent.'],
    [{ METRICS_PORT: "x" }, 'METRICS_PORT is "x"; expected a whole number from 0 to 65535.'],
    [{ MAX_REQUESTS_IN_FLIGHT: "0" }, "MAX_REQUESTS_IN_FLIGHT is"],
    [{ DATABASE_CONNECTIONS: "2000" }, "DATABASE_CONNECTIONS is"],
    [{ ACCESS_TOKEN_SECONDS: "0" }, "ACCESS_TOKEN_SECONDS is"],
    [{ DEMO_PASSWORD: "short" }, "DEMO_PASSWORD has 5 characters; expected at least 8."],
    [
      { AUTH_CLIENT_ID: "dashboard" },
      "AUTH_CLIENT_SECRET is not set; expected the secret that belongs to AUTH_CLIENT_ID.",
    ],
    [{ AUTH_CLIENT_SECRET: "0123456789abcdef" }, "AUTH_CLIENT_ID is not set"],
    [{ DATABASE_URL: "mysql://root:hunter22@db/books" }, "DATABASE_URL is"],
    [
      { ENCRYPTION_KEY: "hunter22" },
      "ENCRYPTION_KEY is no key of 32 bytes (it has 8 characters); expected what openssl",
    ],
    [{ ENCRYPTION_KEY: `hunter22${"0".repeat(57)}` }, "ENCRYPTION_KEY is no key of 32 bytes (it has 65 characters)"],
    [{ ENCRYPTION_KEY_PREVIOUS: "hunter22" }, "ENCRYPTION_KEY_PREVIOUS is no key of 32 bytes"],
    [{ DATABASE_READ_URL: "postgres://root:hunter22@standby/books" }, "DATABASE_URL is not set; expected the database"],
  ])("%j stops the start with one line that says what was expected", (source, message) => {
    let line = "";
    try {
      readEnv(source);
    } catch (error) {
      line = (error as Error).message;
    }
    expect(line).toContain(message);
    expect(line).not.toContain("\n");
    // A secret in a variable is not repeated in the line.
    expect(line).not.toContain("hunter22");
  });
});
