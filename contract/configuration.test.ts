import { describe, expect, test } from "vitest";
import {
  readDashboardConfiguration,
  readServiceConfiguration,
  readStartConfiguration,
  secretsOfOthers,
  type Environment,
} from "./configuration";
import { ConfigurationError } from "./configuration-error";

const SECRETS = {
  AUTH_CLIENT_ID: "dashboard",
  AUTH_CLIENT_SECRET: "0123456789abcdef",
  SESSION_SECRET: "0123456789abcdef0123456789abcdef",
};

/** Every program that reads the variables of both. */
const READERS = {
  start: (environment: Environment) => readStartConfiguration({}, environment),
  dashboard: readDashboardConfiguration,
  service: readServiceConfiguration,
};

function lineOf(read: () => unknown): string {
  try {
    read();
  } catch (error) {
    if (error instanceof ConfigurationError) return error.message;
    throw error;
  }
  return "nothing is wrong";
}

describe.each(Object.entries(READERS))("the configuration as the %s reads it", (_, read) => {
  test.each([
    [{ PORT: "0" }, 'PORT is "0"; expected a whole number from 1 to 65535.'],
    [{ SERVICE_PORT: "65536" }, 'SERVICE_PORT is "65536"; expected a whole number from 0 to 65535.'],
    [{ SERVICE_PORT: "3000" }, 'SERVICE_PORT is "3000"; expected another port than PORT.'],
    [{ HOST: "a b" }, 'HOST is "a b"; expected an address to listen on such as 127.0.0.1 or 0.0.0.0.'],
    [
      { PUBLIC_URL: "https://books.test/app" },
      'PUBLIC_URL is "https://books.test/app"; expected an address without a path such as https://books.example.com.',
    ],
    [
      { PUBLIC_URL: "http://books.test" },
      'PUBLIC_URL is "http://books.test"; expected https for anything but localhost.',
    ],
    [
      { SERVICE_PUBLIC_URL: "https://books.test/service" },
      "SERVICE_PUBLIC_URL is " +
        '"https://books.test/service"; expected an address without a path such as https://books.example.com.',
    ],
    [
      { ACCOUNTING_API_URL: "https://books.test/Api/v2" },
      "ACCOUNTING_API_URL is " +
        '"https://books.test/Api/v2"; expected an address without a path such as https://books.example.com.',
    ],
    [
      { AUTH_ISSUER: "ftp://login.test" },
      "AUTH_ISSUER is " +
        '"ftp://login.test"; expected the address of an OpenID provider such as https://login.example.com.',
    ],
    [{ AUTH_CLIENT_SECRET: "hunter2hunter22" }, "AUTH_CLIENT_SECRET has 15 characters; expected at least 16."],
    [{ AUTH_CLIENT_SECRET: "" }, "AUTH_CLIENT_SECRET is not set; expected the secret that belongs to AUTH_CLIENT_ID."],
    [{ AUTH_CLIENT_ID: "" }, "AUTH_CLIENT_ID is not set; expected the client that AUTH_CLIENT_SECRET belongs to."],
    [{ AUTH_CLIENT_ID: "a client" }, 'AUTH_CLIENT_ID is "a client"; expected 1 to 128 of a-z, 0-9 and . _ ~ -.'],
    [{ LOG_LEVEL: "loud" }, 'LOG_LEVEL is "loud"; expected one of trace, debug, info, warn, error, fatal, silent.'],
    [
      { TRUST_PROXY: "everybody" },
      'TRUST_PROXY is "everybody"; expected addresses or networks with commas between, such as 10.0.0.0/8.',
    ],
    [{ SHUTDOWN_SECONDS: "3601" }, 'SHUTDOWN_SECONDS is "3601"; expected a whole number from 0 to 3600.'],
  ])("%j stops it with one line", (environment, line) => {
    expect(lineOf(() => read({ ...SECRETS, ...environment }))).toBe(line);
  });

  test("takes what the line about a wrong value asks for", () => {
    expect(
      read({
        ...SECRETS,
        PUBLIC_URL: "https://books.test/",
        SERVICE_PUBLIC_URL: "http://service.test",
        SHUTDOWN_SECONDS: "0",
      }),
    ).toMatchObject({
      PUBLIC_URL: "https://books.test",
      SERVICE_PUBLIC_URL: "http://service.test",
      SHUTDOWN_SECONDS: 0,
    });
    expect(read({ ...SECRETS, PUBLIC_URL: "http://books.localhost:8080" }).PUBLIC_URL).toBe(
      "http://books.localhost:8080",
    );
  });

  test("has the same addresses where none is set", () => {
    expect(read({ ...SECRETS, PORT: "3100", SERVICE_PORT: "4100" })).toMatchObject({
      PUBLIC_URL: "http://localhost:3100",
      SERVICE_PUBLIC_URL: "http://localhost:4100",
    });
    expect(read({ ...SECRETS, ACCOUNTING_API_URL: "https://api.test/" })).toMatchObject({
      ACCOUNTING_API_URL: "https://api.test",
      SERVICE_PUBLIC_URL: "https://api.test",
    });
  });

  test("lets another provider name its clients as it likes, and itself letter by letter", () => {
    const provider = { AUTH_ISSUER: "https://login.test/realm/", AUTH_CLIENT_ID: "https://books.test/client" };
    expect(read({ ...SECRETS, ...provider })).toMatchObject(provider);
  });
});

describe("the port 0 of the service", () => {
  test("is any free one for a service alone", () => {
    expect(readServiceConfiguration({ SERVICE_PORT: "0" }).SERVICE_PORT).toBe(0);
  });

  test.each(["start", "dashboard"] as const)("cannot be told to a dashboard: %s", (name) => {
    const line = 'SERVICE_PORT is "0"; expected the port at which the dashboard finds the service.';
    expect(lineOf(() => READERS[name]({ ...SECRETS, SERVICE_PORT: "0" }))).toBe(line);
  });
});

describe("the start", () => {
  test("reads every variable of both programs", () => {
    expect(lineOf(() => readStartConfiguration({}, { METRICS_PORT: "x" }))).toMatch(/^METRICS_PORT is "x"/);
    expect(lineOf(() => readStartConfiguration({}, { SESSION_SECONDS: "x" }))).toMatch(/^SESSION_SECONDS is "x"/);
  });

  test("takes its own defaults for what is not set, and only for that", () => {
    const defaults = { LOG_LEVEL: "warn" };
    expect(readStartConfiguration(defaults, { LOG_LEVEL: "" }).LOG_LEVEL).toBe("warn");
    expect(readStartConfiguration(defaults, { LOG_LEVEL: "error" }).LOG_LEVEL).toBe("error");
  });
});

test("a program is not given the secrets of the other", () => {
  expect(secretsOfOthers("service")).toEqual(["SESSION_SECRET"]);
  expect(secretsOfOthers("dashboard")).toEqual([
    "DATABASE_URL",
    "DATABASE_READ_URL",
    "ENCRYPTION_KEY",
    "ENCRYPTION_KEY_PREVIOUS",
    "DEMO_PASSWORD",
  ]);
});
