import { unzipSync } from "fflate";
import { parseWire } from "@/contract/wire";

/** The files of an archive by their names, and each as the wire codec reads it. */
export async function readZip(response: Response) {
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
  return {
    names: Object.keys(files),
    bytes: (name: string): Buffer => Buffer.from(files[name]!),
    json: (name: string): unknown => parseWire(Buffer.from(files[name]!).toString("utf8")),
    /** All files together, to look for what must not be in them. */
    text: Object.values(files)
      .map((bytes) => Buffer.from(bytes).toString("utf8"))
      .join("\n"),
  };
}
