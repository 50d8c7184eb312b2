/// <reference lib="webworker" />
import { writeWire } from "@/contract/wire";
import { decodeSieBytes } from "@/contract/imports/sie-bytes";
import type { SieEncoding } from "@/contract/imports/sie-bytes-tables";
import { excerptOf, type SieExcerpt } from "./excerpt";

/** A read file. Its text is a JSON string in a Blob, so that the page can send it without having it in memory. */
export interface ReadSie {
  encoding: SieEncoding;
  dataJson: Blob;
}

export type ToWorker =
  | { type: "read"; id: number; file: File }
  | { type: "excerpt"; id: number; lineNo: number; file: File }
  | { type: "forget"; id: number };
export type FromWorker =
  | { type: "read"; id: number; sie: ReadSie }
  | { type: "excerpt"; id: number; lineNo: number; excerpt: SieExcerpt }
  | { type: "failed"; id: number; reason: string };

const scope = self as unknown as DedicatedWorkerGlobalScope;
const texts = new Map<number, string>();
/** Resolves when all messages are handled: in their order, so that a `forget` frees what a read before it stores. */
let handled: Promise<void> = Promise.resolve();

scope.onmessage = ({ data }: MessageEvent<ToWorker>) => {
  handled = handled
    .then(() => handle(data))
    .catch((error: unknown) => {
      post({ type: "failed", id: data.id, reason: error instanceof Error ? error.message : String(error) });
    });
};

async function handle(message: ToWorker): Promise<void> {
  const { id } = message;
  if (message.type === "forget") {
    texts.delete(id);
  } else if (message.type === "excerpt") {
    const text = texts.get(id) ?? (await read(id, message.file)).text;
    post({ type: "excerpt", id, lineNo: message.lineNo, excerpt: excerptOf(text, message.lineNo) });
  } else {
    const { text, encoding } = await read(id, message.file);
    post({ type: "read", id, sie: { encoding, dataJson: new Blob([writeWire(text)]) } });
  }
}

async function read(id: number, file: File) {
  const decoded = decodeSieBytes(new Uint8Array(await file.arrayBuffer()));
  texts.set(id, decoded.text);
  return decoded;
}

function post(message: FromWorker): void {
  scope.postMessage(message);
}
