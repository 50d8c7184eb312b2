import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { freePort } from "./free-port.mjs";
import { findPrograms, giveTo, ServerProgram, unprivilegedUser } from "./server-programs";

const run = promisify(execFile);

/** The folder of the programs of PostgreSQL; null if it is not installed. */
export const POSTGRES = findPrograms("initdb", "postgres", "pg_basebackup");

/** Settings without waiting for the disk, because test data may be lost in a power cut. */
const SETTINGS = { fsync: "off", full_page_writes: "off", listen_addresses: "127.0.0.1", unix_socket_directories: "" };

/** Runs a PostgreSQL for a test on the loopback interface, as a primary or a standby. */
export class TestPostgres {
  private constructor(
    private readonly server: ServerProgram,
    private readonly port: number,
    private readonly password: string,
  ) {}

  /** Creates a server with an empty database and a superuser. */
  static async start(): Promise<TestPostgres> {
    const server = await TestPostgres.in(randomBytes(18).toString("base64url"));
    const passwordFile = join(server.server.folder, "password");
    writeFileSync(passwordFile, server.password, { mode: 0o600 });
    giveTo(unprivilegedUser(), passwordFile);
    const options = ["-U", "postgres", "-A", "scram-sha-256", `--pwfile=${passwordFile}`, "-E", "UTF8", "--locale=C"];
    await server.program("initdb", ["-D", server.cluster, ...options, "--no-sync"]);
    await server.up();
    return server;
  }

  /** Creates a streaming standby of this server. */
  async standby(): Promise<TestPostgres> {
    const standby = await TestPostgres.in(this.password);
    const options = ["--write-recovery-conf", "--checkpoint=fast", "--no-sync"];
    await standby.program("pg_basebackup", ["-d", this.url, "-D", standby.cluster, ...options]);
    await standby.up();
    return standby;
  }

  get url(): string {
    return `postgres://postgres:${this.password}@127.0.0.1:${this.port}/postgres`;
  }

  /** Starts it, also again after {@link crash}; resolves when it accepts connections. */
  up(): Promise<void> {
    const settings = Object.entries({ ...SETTINGS, port: this.port }).flatMap(([name, value]) => [
      "-c",
      `${name}=${value}`,
    ]);
    return this.server.start(join(POSTGRES!, "postgres"), ["-D", this.cluster, ...settings], (log) =>
      /ready to accept (read-only )?connections/.test(log),
    );
  }

  /** Ends it with all its connections by an immediate shutdown, so that its next start recovers as after a crash. */
  crash(): Promise<void> {
    return this.server.end("SIGQUIT");
  }

  stop(): Promise<void> {
    return this.server.remove("SIGQUIT");
  }

  private static async in(password: string): Promise<TestPostgres> {
    return new TestPostgres(new ServerProgram("PostgreSQL"), await freePort(), password);
  }

  private get cluster(): string {
    return join(this.server.folder, "cluster");
  }

  private async program(name: string, args: string[]): Promise<void> {
    await run(join(POSTGRES!, name), args, { ...unprivilegedUser(), cwd: this.server.folder });
  }
}
