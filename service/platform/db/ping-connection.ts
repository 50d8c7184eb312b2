import pg from "pg";
import { giveUp } from "./bound-connection";

/** Timeout of a response, in milliseconds. */
const PING_TIMEOUT_MS = 2_000;

/**
 * A connection of its own for asking whether the database answers: requests that keep all others busy, or wait for each
 * other, are no reason to call it away.
 */
export class PingConnection<Answer = unknown> {
  private client: pg.Client | null = null;
  private asking: Promise<Answer> | null = null;
  private closed = false;

  constructor(
    private readonly config: pg.ClientConfig,
    private readonly question: (client: pg.Client) => Promise<Answer>,
  ) {}

  /** Resolves to the database's answer, rejects when none has come within 2 s. Many at the same time ask once. */
  ask(): Promise<Answer> {
    this.asking ??= this.askAnew().finally(() => {
      this.asking = null;
    });
    return this.asking;
  }

  close(): void {
    this.closed = true;
    this.forget(this.client);
  }

  /** A kept connection may have died with a server that is up again: then a new one is to say so. */
  private async askAnew(): Promise<Answer> {
    const deadline = performance.now() + PING_TIMEOUT_MS;
    if (this.client) {
      const kept = await this.askWithin(this.client, PING_TIMEOUT_MS / 2).catch(() => null);
      if (kept) return kept.result;
    }
    const client = new pg.Client(this.config);
    this.client = client;
    client.on("error", () => this.forget(client));
    const { result: response } = await this.askWithin(client, deadline - performance.now(), client.connect());
    if (this.closed) this.forget(client);
    return response;
  }

  private async askWithin(
    client: pg.Client,
    patience: number,
    opening?: Promise<unknown>,
  ): Promise<{ result: Answer }> {
    const late = setTimeout(() => giveUp(client), patience);
    try {
      await opening;
      return { result: await this.question(client) };
    } catch (error) {
      this.forget(client);
      throw error;
    } finally {
      clearTimeout(late);
    }
  }

  private forget(client: pg.Client | null): void {
    if (!client) return;
    if (this.client === client) this.client = null;
    giveUp(client);
  }
}
