import { once } from "node:events";
import { linkSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server, type ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { CommandFailure, type Job } from "./command";
import { remotePerformer } from "./remote-performer";

let folder: string;
let server: Server;
/** Responds to the command. */
let respond: (response: ServerResponse) => void;
/** True if the connection is closed while the file is being sent. */
let isCutOff: boolean;
let out: string[];

beforeEach(async () => {
  out = [];
  folder = mkdtempSync(join(tmpdir(), "nyckeltal-socket-"));
  isCutOff = false;
  server = createServer((request, response) => {
    if (isCutOff) request.destroy();
    request.resume().on("end", () => {
      respond(response);
    });
  });
  server.listen(join(folder, "s"));
  await once(server, "listening");
});
afterEach(async () => {
  server.close();
  await once(server, "close");
  rmSync(folder, { recursive: true });
});

const perform = (files: Pick<Job, "upload" | "download"> = {}, socket = join(folder, "s")) =>
  remotePerformer(socket, { out: (line) => void out.push(line), say: () => undefined }).perform("backup", {
    input: {},
    ...files,
  });
const GONE = new CommandFailure("The service ended before the command did.");
const line = (frame: unknown) => `${JSON.stringify(frame)}\n`;

describe("a service that ends during a command", () => {
  it.each([
    ["before it responds", [], false],
    ["after a line", [line({ out: "one" })], true],
    ["within a line", [line({ out: "one" }), '{"out":"tw'], true],
  ] as const)("fails the command when it is killed %s", async (_, sent, isPrinted) => {
    respond = (response) => {
      for (const text of sent) response.write(text);
      // Later, so that the text is sent before the connection breaks.
      setTimeout(() => response.destroy(), 20);
    };
    await expect(perform()).rejects.toEqual(GONE);
    expect(out).toEqual(isPrinted ? ["one"] : []);
  });

  it.each([
    ["killed", true],
    ["stopped", false],
  ])("fails the command when it was %s before the command's next job", async (_, isLeft) => {
    const [present, gone] = [join(folder, "present"), join(folder, "gone")];
    // A program that is killed leaves its socket behind.
    const other = createServer().listen(present);
    await once(other, "listening");
    if (isLeft) linkSync(present, gone);
    other.close();
    await once(other, "close");
    await expect(perform({}, gone)).rejects.toEqual(GONE);
  });

  it("fails the command when its response ends without a result", async () => {
    respond = (response) => response.end(line({ out: "one" }));
    await expect(perform()).rejects.toEqual(GONE);
  });

  it("fails the command when it is killed while a file is sent", async () => {
    isCutOff = true;
    const upload = join(folder, "file");
    // More than the socket takes at once, so that the connection is closed while the file is being sent.
    writeFileSync(upload, "x".repeat(20_000_000));
    await expect(perform({ upload })).rejects.toEqual(GONE);
  });

  it("leaves no part of a file", async () => {
    const written = mkdtempSync(join(tmpdir(), "nyckeltal-file-"));
    respond = (response) => {
      response.write(line({ bytes: "AAAA" }));
      setTimeout(() => response.destroy(), 20);
    };
    await expect(perform({ download: join(written, "backup") })).rejects.toEqual(GONE);
    expect(readdirSync(written)).toEqual([]);
    rmSync(written, { recursive: true });
  });
});

it("passes on the error of a line that is not a frame", async () => {
  respond = (response) => response.end(line({ unknown: 1 }));
  await expect(perform()).rejects.toHaveProperty("name", "ZodError");
});
