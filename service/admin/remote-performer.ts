import { once } from "node:events";
import { request, type ClientRequest, type IncomingMessage } from "node:http";
import { connect } from "node:net";
import { createInterface } from "node:readline";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { codeOf } from "../platform/http-error";
import { CommandFailure, type Job } from "./command";
import { frameSchema, INPUT_HEADER } from "./frames";
import type { Output } from "./local-performer";
import { Download, openUpload, type Performer } from "./performer";

/** Codes of connection errors after the service has stopped, during a job or before the command's next job. */
const CUT: ReadonlySet<string> = new Set(["ECONNRESET", "EPIPE", "ECONNREFUSED", "ENOENT"]);

/** True if a service accepts commands at this socket. */
export async function isListening(socketPath: string): Promise<boolean> {
  const socket = connect(socketPath);
  try {
    await once(socket, "connect");
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

/** Sends commands to the running service at this socket. */
export function remotePerformer(socketPath: string, output: Output): Performer {
  return {
    async perform(name, job) {
      const content = openUpload(job);
      const download = await Download.open(job);
      try {
        await ask(socketPath, name, job, content, output, download);
        await download?.keep();
      } catch (error) {
        await download?.discard();
        throw error;
      }
    },
    close: () => Promise.resolve(),
  };
}

async function ask(
  socketPath: string,
  name: string,
  job: Job,
  content: AsyncIterable<Uint8Array>,
  output: Output,
  download: Download | null,
): Promise<void> {
  const call = request({
    socketPath,
    method: "POST",
    path: `/${encodeURIComponent(name)}`,
    headers: { [INPUT_HEADER]: encodeURIComponent(JSON.stringify(job.input)) },
  });
  const responding = responseTo(call);
  // The response may end before the whole file is sent; a failure of the rest of the upload does not matter.
  const sent = pipeline(Readable.from(content), call);
  sent.catch(() => undefined);
  const response = await responding;
  if (!response) {
    await sent.catch(throwUnlessCut);
    throw gone();
  }
  for await (const line of linesOf(response)) {
    const frame = frameSchema.parse(JSON.parse(line));
    if ("out" in frame) output.out(frame.out);
    else if ("say" in frame) output.say(frame.say);
    else if ("bytes" in frame) await download?.write(Buffer.from(frame.bytes, "base64"));
    else if ("failure" in frame) throw new CommandFailure(frame.failure);
    else return;
  }
  throw gone();
}

function responseTo(call: ClientRequest): Promise<IncomingMessage | null> {
  return new Promise((resolve) => {
    call.once("response", resolve);
    call.once("error", () => resolve(null));
  });
}

/** The lines of a response. Ends without an error when the service closes the connection before the response ends. */
async function* linesOf(response: IncomingMessage): AsyncGenerator<string> {
  try {
    yield* createInterface({ input: response });
  } catch (error) {
    throwUnlessCut(error);
  }
}

/** Throws the error again unless its code is in {@link CUT}. */
function throwUnlessCut(error: unknown): void {
  if (!CUT.has(codeOf(error))) throw error;
}

function gone(): CommandFailure {
  return new CommandFailure("The service ended before the command did.");
}
