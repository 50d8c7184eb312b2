import { writeFileSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { freePort } from "./free-port.mjs";
import { findPrograms, giveTo, ServerProgram, unprivilegedUser } from "./server-programs";
import { testDatabase } from "./test-settings.mjs";

const programFolder = findPrograms("pgbouncer");

/** The path of PgBouncer; null if it is not installed. */
export const PGBOUNCER = testDatabase.pgbouncer ?? (programFolder && join(programFolder, "pgbouncer"));

interface PoolerOptions {
  /** Connections to the database, per database and user. */
  size: number;
  mode?: "transaction" | "session";
}

/**
 * Runs a PgBouncer for a test on the loopback interface, in front of a PostgreSQL. After a failed connection to the
 * database it tries again in one second, instead of 15 (`server_login_retry`).
 */
export class TestPooler {
  private constructor(
    private readonly databaseUrl: string,
    private readonly program: ServerProgram,
    private readonly port: number,
  ) {}

  /** @param databaseUrl any database of the server; the pooler serves all of them */
  static async start(databaseUrl: string, { size, mode = "transaction" }: PoolerOptions): Promise<TestPooler> {
    const { hostname, port: databasePort, username, password } = new URL(databaseUrl);
    const program = new ServerProgram("PgBouncer");
    const { folder } = program;
    const port = await freePort();
    const quoted = [username, password].map((text) => `"${decodeURIComponent(text).replaceAll('"', '""')}"`);
    writeFileSync(join(folder, "users.txt"), `${quoted.join(" ")}\n`, { mode: 0o600 });
    writeFileSync(
      join(folder, "pgbouncer.ini"),
      `[databases]
* = host=${hostname} port=${databasePort || 5432}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${join(folder, "users.txt")}
pool_mode = ${mode}
default_pool_size = ${size}
max_client_conn = 500
server_login_retry = 1
`,
    );
    giveTo(unprivilegedUser(), join(folder, "users.txt"), join(folder, "pgbouncer.ini"));
    const pooler = new TestPooler(databaseUrl, program, port);
    await pooler.run();
    return pooler;
  }

  /** The URL of the database through the pooler. */
  addressOf(databaseUrl = this.databaseUrl): string {
    const url = new URL(databaseUrl);
    url.host = `127.0.0.1:${this.port}`;
    return url.href;
  }

  /** Starts it, also again after {@link crash}; resolves when it accepts connections. */
  run(): Promise<void> {
    return this.program.start(PGBOUNCER!, [join(this.program.folder, "pgbouncer.ini")], () =>
      acceptsConnections(this.port),
    );
  }

  /** Kills it with all its connections. */
  crash(): Promise<void> {
    return this.program.end("SIGKILL");
  }

  stop(): Promise<void> {
    return this.program.remove("SIGKILL");
  }
}

function acceptsConnections(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    socket.once("connect", () => resolve(true)).once("error", () => resolve(false));
    socket.once("connect", () => socket.destroy());
  });
}
