import { once } from "node:events";
import { rmSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { Logger } from "pino";
import type { Db } from "../platform/db/database";
import { databaseNow } from "../platform/db/database-clock";
import type { ServiceEnv } from "../env";
import { CommandFailure, type Work } from "./command";
import { COMMANDS } from "./commands";
import { failureMessage } from "./failure-message";
import { INPUT_HEADER, type Frame } from "./frames";
import { socketPath } from "./socket-path";

const MAX_HEADER_BYTES = 1024 * 1024;

/**
 * Accepts admin commands at a Unix socket, since no other process can open an embedded database that the service uses.
 * Only the service's own user may open the socket.
 * @returns a function that stops it once running commands are done
 */
export async function listenForCommands(db: Db, env: ServiceEnv, log: Logger): Promise<() => Promise<void>> {
  const path = socketPath(env.dataDir);
  // This process has the lock of the directory, so an existing socket was left by a service that was killed.
  rmSync(path, { force: true });
  // The input of a command travels in a header, and may name all companies of a large agency.
  const server = createServer({ maxHeaderSize: MAX_HEADER_BYTES }, (request, response) => {
    runCommand(request, response, db, env, log).catch((error: unknown) => {
      log.error({ err: error }, "admin command failed");
      response.destroy();
    });
  });
  // A SIE file of up to 1 GiB may take longer to arrive than a request of the API.
  server.requestTimeout = 0;
  // With this mask the socket is closed to other users from its creation on.
  const mask = process.umask(0o177);
  try {
    server.listen(path);
  } finally {
    process.umask(mask);
  }
  await once(server, "listening");
  return async () => {
    await new Promise((resolve) => {
      server.close(resolve);
      server.closeIdleConnections();
    });
    rmSync(path, { force: true });
  };
}

async function runCommand(
  request: IncomingMessage,
  response: ServerResponse,
  db: Db,
  env: ServiceEnv,
  log: Logger,
): Promise<void> {
  response.setHeader("connection", "close");
  const name = decodeURIComponent((request.url ?? "").slice(1));
  const command = COMMANDS.get(name);
  const send = (frame: Frame) => response.write(`${JSON.stringify(frame)}\n`);
  const work: Work = {
    db,
    env,
    now: databaseNow(),
    isServing: true,
    out: (out) => void send({ out }),
    say: (say) => void send({ say }),
    content: contentOf(request),
    write: async (bytes) => {
      if (!send({ bytes: Buffer.from(bytes).toString("base64") })) await drained(response);
    },
  };
  try {
    if (!command) throw new CommandFailure(`The running service has no command ${JSON.stringify(name)}.`);
    await command.run(work, JSON.parse(decodeURIComponent(String(request.headers[INPUT_HEADER]))));
    send({ done: true });
    log.info({ command: name }, "admin command");
  } catch (error) {
    const message = failureMessage(error);
    if (message === null) log.error({ err: error, command: name }, "admin command failed");
    send({ failure: message ?? "The command failed; the service's log says why." });
  }
  // Ending the response while the upload is still arriving would reset the connection.
  await discardRest(request);
  response.end();
}

function discardRest(request: IncomingMessage): Promise<void> {
  return new Promise((resolve) => {
    if (request.readableEnded || request.destroyed) resolve();
    request.once("end", resolve).once("close", resolve).resume();
  });
}

/**
 * The uploaded file of a request. A command that stops reading must not close the connection, which the response needs.
 */
async function* contentOf(request: IncomingMessage): AsyncGenerator<Uint8Array> {
  for await (const chunk of request.iterator({ destroyOnReturn: false })) yield chunk as Uint8Array;
}

/** Resolves when the response can be written to again, or its connection has closed. */
function drained(response: ServerResponse): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      response.off("drain", done).off("close", done);
      resolve();
    };
    response.on("drain", done).on("close", done);
    if (response.destroyed) done();
  });
}
