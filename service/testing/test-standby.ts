import { execFile, spawn, type ChildProcess } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { findPrograms, freePort, giveTo, unprivilegedUser } from "./server-programs";

const run = promisify(execFile);

/** The folder of PostgreSQL's programs, or null where it is not installed on this machine. */
export const POSTGRES = findPrograms("initdb", "postgres", "pg_basebackup");

/** What a test's server may lose in a power cut, it need not wait for. */
const SETTINGS = { fsync: "off", full_page_writes: "off", listen_addresses: "127.0.0.1", unix_socket_directories: "" };

/** A PostgreSQL of a test's own on the loopback: a database, or a standby of one. */
export class TestServer {
  private child: ChildProcess | undefined;

  private constructor(
    private readonly folder: string,
    private readonly port: number,
    private readonly password: string,
  ) {}

  /** With an empty database, as its superuser. */
  static async start(): Promise<TestServer> {
    const server = await TestServer.in(randomBytes(18).toString("base64url"));
    const passwordFile = join(server.folder, "password");
    writeFileSync(passwordFile, server.password, { mode: 0o600 });
    giveTo(unprivilegedUser(), passwordFile);
    const options = ["-U", "postgres", "-A", "scram-sha-256", `--pwfile=${passwordFile}`, "-E", "UTF8", "--locale=C"];
    await server.program("initdb", ["-D", server.cluster, ...options, "--no-sync"]);
    await server.up();
    return server;
  }

  /** A streaming standby of this one. */
  async standby(): Promise<TestServer> {
    const standby = await TestServer.in(this.password);
    const options = ["--write-recovery-conf", "--checkpoint=fast", "--no-sync"];
    await standby.program("pg_basebackup", ["-d", this.url, "-D", standby.cluster, ...options]);
    await standby.up();
    return standby;
  }

  get url(): string {
    return `postgres://postgres:${this.password}@127.0.0.1:${this.port}/postgres`;
  }

  /** Starts it, at first and after {@link crash}; resolves when it takes connections. */
  async up(): Promise<void> {
    const settings = Object.entries({ ...SETTINGS, port: this.port }).flatMap(([name, value]) => [
      "-c",
      `${name}=${value}`,
    ]);
    const child = spawn(join(POSTGRES!, "postgres"), ["-D", this.cluster, ...settings], {
      ...unprivilegedUser(),
      cwd: this.folder,
      stdio: ["ignore", "ignore", "pipe"],
    });
    this.child = child;
    let log = "";
    child.stderr.setEncoding("utf8").on("data", (text: string) => void (log = (log + text).slice(-10_000)));
    while (!/ready to accept (read-only )?connections/.test(log)) {
      if (child.exitCode !== null) throw new Error(`PostgreSQL did not start:\n${log}`);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }

  /** It ends at once and without tidying up, and all connections with it. */
  crash(): Promise<void> {
    return this.end("SIGQUIT");
  }

  async stop(): Promise<void> {
    await this.end("SIGQUIT");
    rmSync(this.folder, { recursive: true, force: true });
  }

  private static async in(password: string): Promise<TestServer> {
    const folder = mkdtempSync(join(tmpdir(), "nyckeltal-server-"));
    giveTo(unprivilegedUser(), folder);
    return new TestServer(folder, await freePort(), password);
  }

  private get cluster(): string {
    return join(this.folder, "cluster");
  }

  private async program(name: string, args: string[]): Promise<void> {
    await run(join(POSTGRES!, name), args, { ...unprivilegedUser(), cwd: this.folder });
  }

  private async end(signal: NodeJS.Signals): Promise<void> {
    const { child } = this;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, "exit");
    child.kill(signal);
    await ended;
  }
}
