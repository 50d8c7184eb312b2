import { describe, expect, test } from "vitest";
import {
  environmentFor,
  readDashboardConfiguration,
  readServiceConfiguration,
  readStartConfiguration,
} from "./configuration";
import { ConfigurationError } from "./configuration-error";

const SECRETS = {
  AUTH_CLIENT_ID: "dashboard",
  AUTH_CLIENT_SECRET: "0123456789abcdef",
  SESSION_SECRET: "0123456789abcdef0123456789abcdef",
};

/** Each of these functions reads the variables that dashboard and service share, among others. */
const READERS = {
  start: readStartConfiguration,
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
    [
      { AUTH_ISSUER: "https://anna:hunter22@login.test" },
      "AUTH_ISSUER is " +
        '"https://anna:…@login.test"; expected the address of an OpenID provider such as https://login.example.com.',
    ],
    [
      { AUTH_ISSUER: "https://:hunter22@login.test" },
      "AUTH_ISSUER is " +
        '"https://:…@login.test"; expected the address of an OpenID provider such as https://login.example.com.',
    ],
    [
      { PUBLIC_URL: "http://anna:hun/ter@22@books.test" },
      'PUBLIC_URL is "http://anna:…@books.test"; expected an address without a path such as https://books.example.com.',
    ],
    [
      { PUBLIC_URL: "http://anna@byrå/ek:hunter22@books.test" },
      'PUBLIC_URL is "http://anna@byrå/ek:…@books.test"; expected an address without a path such as https://books.example.com.',
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

  test("derives the addresses that are not set from the ports, or from ACCOUNTING_API_URL", () => {
    expect(read({ ...SECRETS, PORT: "3100", SERVICE_PORT: "4100" })).toMatchObject({
      PUBLIC_URL: "http://localhost:3100",
      SERVICE_PUBLIC_URL: "http://localhost:4100",
    });
    expect(read({ ...SECRETS, ACCOUNTING_API_URL: "https://api.test/" })).toMatchObject({
      ACCOUNTING_API_URL: "https://api.test",
      SERVICE_PUBLIC_URL: "https://api.test",
    });
  });

  test("takes any client id of another provider, and leaves the address of its issuer unchanged", () => {
    const provider = { AUTH_ISSUER: "https://login.test/realm/", AUTH_CLIENT_ID: "https://books.test/client" };
    expect(read({ ...SECRETS, ...provider })).toMatchObject(provider);
  });
});

describe("the port of the service", () => {
  test("may be 0, which means any free one, or equal PORT where the service runs without a dashboard", () => {
    expect(readServiceConfiguration({ SERVICE_PORT: "0" }).SERVICE_PORT).toBe(0);
    expect(readServiceConfiguration({ SERVICE_PORT: "3000" }).SERVICE_PORT).toBe(3000);
  });

  test.each(["start", "dashboard"] as const)("is neither 0 nor PORT beside a dashboard: %s", (name) => {
    const read = (SERVICE_PORT: string) => lineOf(() => READERS[name]({ ...SECRETS, SERVICE_PORT }));
    expect(read("0")).toBe('SERVICE_PORT is "0"; expected the port at which the dashboard finds the service.');
    expect(read("3000")).toBe('SERVICE_PORT is "3000"; expected another port than PORT.');
  });
});

describe("the start", () => {
  test("has defaults that suit a person on their own machine", () => {
    expect(readStartConfiguration({})).toMatchObject({
      PORT: 3000,
      SERVICE_PORT: 4000,
      HOST: "127.0.0.1",
      PUBLIC_URL: "http://localhost:3000",
      SERVICE_PUBLIC_URL: "http://localhost:4000",
      DEMO: true,
      LOG_LEVEL: "info",
    });
  });

  test("counts an empty variable as unset", () => {
    const empty = { PORT: "", DEMO: "", DATABASE_URL: "", LOG_LEVEL: "" };
    const TRUST_PROXY: unknown = expect.any(Function);
    expect(readStartConfiguration(empty)).toEqual({ ...readStartConfiguration({}), TRUST_PROXY });
  });

  test("reads the variables of both programs", () => {
    expect(lineOf(() => readStartConfiguration({ METRICS_PORT: "x" }))).toMatch(/^METRICS_PORT is "x"/);
    expect(lineOf(() => readStartConfiguration({ SESSION_SECONDS: "x" }))).toMatch(/^SESSION_SECONDS is "x"/);
  });

  test("takes its own defaults for what is not set, and only for that", () => {
    const defaults = { LOG_LEVEL: "warn" };
    expect(readStartConfiguration({ LOG_LEVEL: "" }, defaults).LOG_LEVEL).toBe("warn");
    expect(readStartConfiguration({ LOG_LEVEL: "error" }, defaults).LOG_LEVEL).toBe("error");
  });

  test("leaves the demo out with PostgreSQL unless DEMO is 1, and always with a service elsewhere", () => {
    const DATABASE_URL = "postgres://db.test/books";
    expect(readStartConfiguration({ DATABASE_URL }).DEMO).toBe(false);
    expect(readStartConfiguration({ DATABASE_URL, DEMO: "1" }).DEMO).toBe(true);
    expect(readStartConfiguration({ ...SECRETS, ACCOUNTING_API_URL: "https://api.test", DEMO: "1" }).DEMO).toBe(false);
  });

  test.each([{ AUTH_ISSUER: "https://login.test/realms/books" }, { ACCOUNTING_API_URL: "https://api.test" }])(
    "asks for the dashboard's client at another provider: %j",
    (environment) => {
      const line = "AUTH_CLIENT_ID is not set; expected the client that the provider knows this dashboard by.";
      expect(lineOf(() => readStartConfiguration(environment))).toBe(line);
    },
  );

  test.each([
    [{ DEMO: "yes" }, 'DEMO is "yes"; expected 1 or 0.'],
    [{ DEMO_PASSWORD: "short" }, "DEMO_PASSWORD has 5 characters; expected at least 8."],
    [{ SESSION_SECRET: "short" }, "SESSION_SECRET has 5 characters; expected at least 32."],
    [
      { DATABASE_URL: "mysql://user:hidden@db.test/books" },
      'DATABASE_URL is "mysql…"; expected postgres://user:password@host:5432/name.',
    ],
    [
      { DATABASE_READ_URL: "postgres://db.test/books" },
      "DATABASE_URL is not set; expected the database that DATABASE_READ_URL is a standby of.",
    ],
  ])("refuses %j in one line", (environment, line) => {
    expect(lineOf(() => readStartConfiguration(environment))).toBe(line);
  });
});

test("a program that is started is not given the secrets that only the other one reads", () => {
  const secrets = {
    SESSION_SECRET: "1",
    DATABASE_URL: "2",
    DATABASE_READ_URL: "3",
    ENCRYPTION_KEY: "4",
    ENCRYPTION_KEY_PREVIOUS: "5",
    DEMO_PASSWORD: "6",
    SMTP_URL: "8",
    SMTP_PASSWORD: "9",
  };
  const environment = { ...secrets, AUTH_CLIENT_SECRET: "7", PATH: "/usr/bin" };
  const both = { AUTH_CLIENT_SECRET: "7", PATH: "/usr/bin", PORT: "3100" };
  const { SESSION_SECRET, ...ofService } = secrets;
  expect(environmentFor("service", { PORT: "3100" }, environment)).toEqual({ ...both, ...ofService });
  expect(environmentFor("dashboard", { PORT: "3100" }, environment)).toEqual({ ...both, SESSION_SECRET });
});

describe("mail", () => {
  const from = { MAIL_FROM: "books@example.com" };
  const EXPECTED = "expected smtp://user:password@host:587 or smtps://user:password@host:465.";

  test("is read from addresses with and without a user, with the usual port of the protocol", () => {
    expect(readServiceConfiguration({ ...from, SMTP_URL: "smtps://eva:g%40ta@mail.example.com" })).toMatchObject({
      SMTP_URL: { host: "mail.example.com", port: 465, isTls: true, isLocal: false, user: "eva", password: "g@ta" },
      MAIL_FROM: { name: "", address: "books@example.com" },
    });
    expect(
      readServiceConfiguration({ MAIL_FROM: "Byrån på hörnet <a@b.se>", SMTP_URL: "smtp://localhost" }),
    ).toMatchObject({
      SMTP_URL: { host: "localhost", port: 587, isTls: false, isLocal: true, user: null, password: null },
      MAIL_FROM: { name: "Byrån på hörnet", address: "a@b.se" },
    });
    expect(readServiceConfiguration({})).toMatchObject({ SMTP_URL: undefined, MAIL_FROM: undefined });
  });

  test.each([
    [{ ...from, SMTP_URL: "mail.example.com:25" }, `SMTP_URL is "mail.example.com…"; ${EXPECTED}`],
    [{ ...from, SMTP_URL: "https://eva:geheim@mail.example.com" }, `SMTP_URL is "https…"; ${EXPECTED}`],
    [{ ...from, SMTP_URL: "smtp://eva@mail.example.com" }, `SMTP_URL is "smtp…"; ${EXPECTED}`],
    [{ ...from, SMTP_URL: "smtp://eva:%zz@mail.example.com" }, `SMTP_URL is "smtp…"; ${EXPECTED}`],
    [{ ...from, SMTP_URL: "smtp://mail.example.com/inbox" }, `SMTP_URL is "smtp…"; ${EXPECTED}`],
    [
      { SMTP_URL: "smtp://mail.example.com", MAIL_FROM: "Byrån" },
      'MAIL_FROM is "Byrån"; expected an address such as books@example.com or Example Agency <books@example.com>.',
    ],
    [{ SMTP_URL: "smtp://mail.example.com" }, "MAIL_FROM is not set; expected the address that mail comes from."],
    [from, "SMTP_URL is not set; expected the mail server, since MAIL_FROM is set."],
    [
      { ...from, SMTP_URL: "smtp://mail.example.com", SMTP_USER: "eva" },
      "SMTP_PASSWORD is not set; expected the password of SMTP_USER.",
    ],
    [
      { ...from, SMTP_URL: "smtp://mail.example.com", SMTP_PASSWORD: "geheim" },
      "SMTP_USER is not set; expected the user of SMTP_PASSWORD.",
    ],
  ])("is refused in one line that tells no password: %j", (environment, line) => {
    expect(lineOf(() => readServiceConfiguration(environment))).toBe(line);
  });
});
