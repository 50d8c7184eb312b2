import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";

/** A received and decoded mail. */
interface ReceivedMail {
  from: string;
  to: string[];
  headers: Record<string, string>;
  subject: string;
  text: string;
  html: string;
}

/** A local mail server that stores received mails and rejects recipients as configured. */
export class TestMailServer {
  readonly received: ReceivedMail[] = [];
  /** Returns the reply code, such as 550, and text that refuse a recipient; null to accept the recipient. */
  refusal: (address: string) => { code: number; words: string } | null = () => null;

  private constructor(private readonly server: SMTPServer) {}

  /** @param port any free one by default; rejects for one that is taken */
  static async start(options: SMTPServerOptions = {}, port = 0): Promise<TestMailServer> {
    // The handlers need the object that is made with their server.
    const made: { server?: TestMailServer } = {};
    const server = new SMTPServer({
      authOptional: true,
      // smtp-server would offer TLS with its built-in certificate, which clients do not trust.
      disabledCommands: ["STARTTLS"],
      disableReverseLookup: true,
      onRcptTo: ({ address }, _, callback) => {
        const refusal = made.server!.refusal(address);
        callback(refusal && Object.assign(new Error(refusal.words), { responseCode: refusal.code }));
      },
      onData: (stream, { envelope }, callback) => {
        buffer(stream).then((bytes) => {
          const from = envelope.mailFrom ? envelope.mailFrom.address : "";
          made.server!.received.push({
            from,
            to: envelope.rcptTo.map(({ address }) => address),
            ...readMail(bytes.toString("utf8")),
          });
          callback();
        }, callback);
      },
      ...options,
    });
    await new Promise<void>((resolve, reject) => {
      // Stays registered, because a client that disconnects must not fail a test; by then, `reject` has no effect.
      server.on("error", reject);
      server.listen(port, "127.0.0.1", resolve);
    });
    return (made.server = new TestMailServer(server));
  }

  get port(): number {
    return (this.server.server.address() as AddressInfo).port;
  }

  get url(): string {
    return `smtp://127.0.0.1:${this.port}`;
  }

  /** Resolves to the latest mail to this address, as soon as there is one; rejects after `ms` milliseconds without. */
  async mailTo(address: string, ms = 20_000): Promise<ReceivedMail> {
    const until = Date.now() + ms;
    for (;;) {
      const found = this.received.findLast(({ to }) => to.includes(address));
      if (found) return found;
      if (Date.now() > until) throw new Error(`no mail has come to ${address}`);
      await sleep(20);
    }
  }

  stop(): Promise<void> {
    return new Promise((resolve) => this.server.close(resolve));
  }
}

/** Returns the link in a mail. */
export function linkIn({ text }: ReceivedMail): string {
  const link = /https?:\/\/\S+/.exec(text)?.[0];
  if (link === undefined) throw new Error(`there is no link in ${text}`);
  return link;
}

/** Reads a message of two alternative parts (RFC 5322 and 2045 to 2047), as nodemailer writes it. */
function readMail(raw: string): Pick<ReceivedMail, "headers" | "subject" | "text" | "html"> {
  const { headers, body } = splitPart(raw);
  const boundary = /boundary="?([^";]+)/.exec(headers["content-type"] ?? "")?.[1] ?? "";
  const parts = body.split(`--${boundary}`).map((part) => splitPart(part.replace(/^\r\n/, "")));
  const textOf = (type: string) => {
    const part = parts.find((each) => each.headers["content-type"]?.startsWith(type));
    return part ? decoded(part.body, part.headers["content-transfer-encoding"] ?? "7bit").replaceAll("\r\n", "\n") : "";
  };
  return {
    headers,
    subject: wordsOf(headers["subject"] ?? ""),
    text: textOf("text/plain"),
    html: textOf("text/html"),
  };
}

function splitPart(part: string): { headers: Record<string, string>; body: string } {
  const [head = "", ...body] = part.split("\r\n\r\n");
  const lines = head.replace(/\r\n[ \t]+/g, " ").split("\r\n");
  const headers = lines.map((line) => [line.slice(0, line.indexOf(":")).toLowerCase(), line.replace(/^[^:]*:\s*/, "")]);
  return { headers: Object.fromEntries(headers) as Record<string, string>, body: body.join("\r\n\r\n") };
}

function decoded(body: string, encoding: string): string {
  if (encoding === "base64") return Buffer.from(body, "base64").toString("utf8");
  if (encoding !== "quoted-printable") return body;
  const unbroken = body.replace(/=\r\n/g, "");
  return unbroken.replace(/(?:=[0-9A-F]{2})+/g, (run) => Buffer.from(run.replaceAll("=", ""), "hex").toString("utf8"));
}

/** Decodes the encoded words of a header (RFC 2047); the white space between two of them is no part of the text. */
function wordsOf(value: string): string {
  return value
    .replace(/\?=\s+=\?/g, "?==?")
    .replace(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, encoding: string, words: string) =>
      encoding.toLowerCase() === "b"
        ? Buffer.from(words, "base64").toString("utf8")
        : decoded(words.replaceAll("_", " "), "quoted-printable"),
    );
}
