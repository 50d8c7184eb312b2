import { beforeEach, expect, it } from "vitest";
import { standardTextSchema } from "@/contract/texts";
import { writeWire } from "@/contract/wire";
import { ApiError } from "@/lib/api/error";
import { installTestTransport } from "@/lib/api/testing/install-test-transport";
import { replaceStandard, StandardConflict } from "./replace-standard";

const SEEN = { id: "a", name: "A", text: "seen" };
const PATH = "/Api/v2/Agency/demo/StandardText/a";

let stored: typeof SEEN;
/** The If-Match headers of the PUTs. All versions in the stub have the same tag. */
let writes: (string | undefined)[];
/** The status of the response to the PUT. */
let status: number;
let beforeWrite: () => void;

beforeEach(() => {
  stored = SEEN;
  writes = [];
  status = 200;
  beforeWrite = () => undefined;
  installTestTransport(({ method, headers }) => {
    const isRefused = method === "PUT" && status !== 200;
    if (method === "PUT") {
      beforeWrite();
      writes.push(headers["If-Match"]);
    }
    const body = isRefused ? { typeOfError: "RuleViolation", message: "No.", identifier: "x" } : stored;
    return Promise.resolve({ status: isRefused ? status : 200, header: () => '"tag"', text: writeWire(body) });
  });
});

const replace = (seen = SEEN) =>
  replaceStandard(PATH, seen, { name: "A", text: "mine" }, () => Promise.resolve(standardTextSchema));

it("sends the tag of the version that the user has seen", async () => {
  await replace();
  expect(writes).toEqual(['"tag"']);
});

it("writes nothing over a version that the user has not seen", async () => {
  stored = { ...SEEN, text: "theirs" };
  await expect(replace()).rejects.toThrow(StandardConflict);
  expect(writes).toEqual([]);
});

it("counts as saved when the content is stored already, because an earlier response may have been lost", async () => {
  stored = { ...SEEN, text: "mine" };
  expect(await replace()).toEqual(stored);
  expect(writes).toEqual([]);
});

it("sends equal content over the version that the user has seen, since it may then be inherited again", async () => {
  stored = { ...SEEN, text: "mine" };
  await replace(stored);
  expect(writes).toEqual(['"tag"']);
});

it("a conflict has the stored version, which saving again replaces", async () => {
  stored = { ...SEEN, text: "theirs" };
  const conflict: unknown = await replace().catch((error: unknown) => error);
  expect(conflict).toMatchObject({ stored });
  await replace((conflict as StandardConflict).stored as typeof SEEN);
  expect(writes).toEqual(['"tag"']);
});

it("tells a change between reading and writing from a refusal by a rule", async () => {
  status = 412;
  const refused: unknown = await replace().catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(ApiError);
  expect(refused).not.toBeInstanceOf(StandardConflict);
  beforeWrite = () => {
    stored = { ...SEEN, text: "theirs" };
  };
  await expect(replace()).rejects.toThrow(StandardConflict);
});
