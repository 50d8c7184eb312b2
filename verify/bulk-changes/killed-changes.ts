import { randomInt } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { BulkChange, BulkChangePart } from "@/contract/bulk-changes/bulk-change";
import { WORKING_PART_STATES, type BulkDecision } from "@/contract/bulk-changes/bulk-change-states";
import { KilledService } from "../crash/killed-service";

/** Short, so that the service is killed while most companies still wait. */
const POLL_MS = 50;
/** The interval at which the page polls, so that a timed change has no more load than in use. */
const POLL_UNDISTURBED_MS = 1_000;
/** The service is killed at a random moment within this time after the first companies were changed. */
const MAX_LOAD_MS = 400;
/** The time that a change may take; each kill gives it as much again. */
const TIMEOUT_MS = 180_000;

/** A service that makes bulk changes for one user and is killed meanwhile. */
export class KilledChanges {
  private service: KilledService | undefined;

  constructor(
    private readonly env: Record<string, string>,
    private readonly port: number,
    private readonly authorization: string,
  ) {}

  async start(): Promise<void> {
    this.service = await KilledService.start(this.env, this.port);
  }

  async stop(): Promise<void> {
    await this.service?.end("SIGTERM");
    this.service = undefined;
  }

  private async send<T>(method: string, path: string, body?: object): Promise<T> {
    const response = await fetch(`http://127.0.0.1:${this.port}/Api/v2/${path}`, {
      method,
      headers: { authorization: this.authorization, ...(body && { "content-type": "application/json" }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${response.status} to ${method} ${path}: ${await response.text()}`);
    return (await response.json()) as T;
  }

  /** Resolves to the path of the new change below /Api/v2/, which the other methods take. */
  async begin(change: object, companyIds: readonly string[]): Promise<string> {
    const begun = await this.send<BulkChange>("POST", "Agency/home/BulkChange", { change, companyIds });
    return `Agency/home/BulkChange/${begun.id}`;
  }

  decide(path: string, decision: BulkDecision): Promise<unknown> {
    return this.send("PUT", path, { decision });
  }

  preview(change: object, companyIds: readonly string[]): Promise<{ outcome: string }[]> {
    return this.send("POST", "Agency/home/BulkChangePreview", { change, companyIds });
  }

  partsOf(path: string): Promise<BulkChangePart[]> {
    return this.send("GET", `${path}/Company`);
  }

  /** Resolves when no company waits; meanwhile kills the service `kills` times and starts it again. */
  async settle(path: string, kills = 0): Promise<BulkChange["states"]> {
    const timeoutMs = TIMEOUT_MS * (kills + 1);
    const deadline = Date.now() + timeoutMs;
    const waitingOf = ({ states }: BulkChange) => WORKING_PART_STATES.reduce((sum, one) => sum + states[one], 0);
    let left = kills;
    let waitingAtStart: number | null = null;
    while (Date.now() < deadline) {
      const change = await this.send<BulkChange>("GET", path);
      const waiting = waitingOf(change);
      waitingAtStart ??= waiting;
      if (waiting === 0) {
        if (left > 0) throw new Error(`the change was done before the service could be killed ${left} more times`);
        return change.states;
      }
      if (left > 0 && waiting < waitingAtStart) {
        await sleep(randomInt(MAX_LOAD_MS));
        await this.service!.kill();
        await this.start();
        left--;
        waitingAtStart = null;
      }
      await sleep(kills > 0 ? POLL_MS : POLL_UNDISTURBED_MS);
    }
    throw new Error(`the change is not done after ${timeoutMs / 1000} s`);
  }
}
