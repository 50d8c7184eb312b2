import { unzipSync } from "fflate";
import { parseWire } from "@/contract/wire";

/** Reads an archive: the names of its files, and the bytes or the parsed JSON (wire codec) of a file by its name. */
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
