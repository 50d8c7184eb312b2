import pg from "pg";
import { giveUp } from "./bound-connection";

/** How long the database may take to answer. Milliseconds. */
const PATIENCE = 2_000;

/**
 * A connection of its own for asking whether the database answers: requests that keep all others busy, or wait for each
 * other, are no reason to call it away.
 */
export class PingConnection {
  private client: pg.Client | null = null;
  private asking: Promise<void> | null = null;
  private closed = false;

  constructor(private readonly config: pg.ClientConfig) {}

  /** Resolves when the database has answered, rejects when it has not within 2 s. Many at the same time ask once. */
  ask(): Promise<void> {
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
  private async askAnew(): Promise<void> {
    const deadline = performance.now() + PATIENCE;
    if (this.client && (await this.answers(this.client, PATIENCE / 2).catch(() => false))) return;
    const client = new pg.Client(this.config);
    this.client = client;
    client.on("error", () => this.forget(client));
    await this.answers(client, deadline - performance.now(), client.connect());
    if (this.closed) this.forget(client);
  }

  private async answers(client: pg.Client, patience: number, opening?: Promise<unknown>): Promise<true> {
    const late = setTimeout(() => giveUp(client), patience);
    try {
      await opening;
      await client.query("select 1");
      return true;
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
