import pino from "pino";
import { parseWire, writeWire } from "@/contract/wire";
import { createApp, type App } from "../app";
import type { OpenDatabase } from "../platform/db/database";
import type { MailSettings } from "../platform/request-context";
import { checkResponse } from "../platform/openapi/testing/check-response";
import { Factory } from "./factory";
import { signInToken } from "./sign-in-token";
import { openTestDatabase } from "./test-database";
import { testKeyring } from "./test-keyring";

export interface TestResponse {
  status: number;
  headers: Headers;
  /** The body decoded by the wire codec; undefined if empty. */
  body: unknown;
  text: string;
}

export interface TestClient {
  get(path: string, headers?: HeadersInit): Promise<TestResponse>;
  post(path: string, body: unknown, headers?: HeadersInit): Promise<TestResponse>;
  put(path: string, body: unknown, headers?: HeadersInit): Promise<TestResponse>;
  delete(path: string, headers?: HeadersInit): Promise<TestResponse>;
  /** Sends the text unchanged as the body. */
  send(method: string, path: string, text: string, headers?: HeadersInit): Promise<TestResponse>;
}

/** Runs the service on a new database, called through {@link App.request} with real tokens. */
export class TestApp {
  readonly database: OpenDatabase;
  readonly make: Factory;
  readonly app: App;
  /** The clock of the service; tests may set it. */
  now = new Date("2026-03-15T12:00:00Z");
  /** The settings for mail; undefined if the service sends none. Tests may set them. */
  mail: MailSettings | undefined;
  private readonly tokens = new Map<string, Promise<string>>();

  private constructor(database: OpenDatabase) {
    this.database = database;
    this.make = new Factory(database.db);
    this.app = this.another();
  }

  /** Creates another instance on the same database. */
  another(): App {
    const mailSettings = () => this.mail;
    return createApp({
      get mail() {
        return mailSettings();
      },
      db: this.database.db,
      lookups: this.database.lookups,
      keyring: testKeyring,
      checkPassword: () => Promise.resolve(false),
      log: pino({ level: "silent" }),
      issuer: "http://service.test",
      ready: () => Promise.resolve(true),
      now: () => this.now,
    });
  }

  /** Starts on a new database, or on an opened one that is passed. */
  static async start(database?: OpenDatabase): Promise<TestApp> {
    return new TestApp(database ?? (await openTestDatabase()));
  }

  stop(): Promise<void> {
    return this.database.close();
  }

  /** Moves the clock of the service on, so that writes before and after have an order. */
  passSecond(): void {
    this.now = new Date(this.now.getTime() + 1_000);
  }

  /**
   * Returns a client for this user; null for an anonymous client. The time of the sign-in is from the machine's clock,
   * which is later than the initial {@link now}, so the sign-in is recent enough for changes of credentials.
   */
  as(userName: string | null): TestClient {
    const send = async (method: string, path: string, text: string | null, headers: HeadersInit = {}) => {
      const all = new Headers(headers);
      if (userName !== null && !all.has("authorization"))
        all.set("authorization", `OAuth ${await this.tokenOf(userName)}`);
      const response = await this.app.request(`http://service.test${path}`, { method, headers: all, body: text });
      const received = await response.text();
      const body = received === "" ? undefined : parseWire(received);
      checkResponse(method, path, response.status, body);
      return { status: response.status, headers: response.headers, text: received, body };
    };
    return {
      get: (path, headers) => send("GET", path, null, headers),
      post: (path, body, headers) => send("POST", path, writeWire(body), headers),
      put: (path, body, headers) => send("PUT", path, writeWire(body), headers),
      delete: (path, headers) => send("DELETE", path, null, headers),
      send: (method, path, text, headers) => send(method, path, text, headers),
    };
  }

  /** Signs the user in anew at the next request, as after a deletion, which ends all sign-ins. */
  signInAnew(userName: string): void {
    this.tokens.delete(userName);
  }

  tokenOf(userName: string): Promise<string> {
    let token = this.tokens.get(userName);
    if (!token) {
      token = signInToken(this.database.db, userName);
      this.tokens.set(userName, token);
    }
    return token;
  }
}
