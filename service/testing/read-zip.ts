import { unzipSync } from "fflate";
import { parseWire } from "@/contract/wire";

/** Reads the files of an archive by name, with each parsed by the wire codec. */
export async function readZip(response: Response) {
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
  return {
    names: Object.keys(files),
    bytes: (name: string): Buffer => Buffer.from(files[name]!),
    json: (name: string): unknown => parseWire(Buffer.from(files[name]!).toString("utf8")),
    /** The text of all files, to check that it does not contain certain values. */
    text: Object.values(files)
      .map((bytes) => Buffer.from(bytes).toString("utf8"))
      .join("\n"),
  };
}
