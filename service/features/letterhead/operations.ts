import type { OperationGroup } from "../../platform/openapi/operation";

const PATH = "Agency/:agencyId/Letterhead";

export const letterheadOperations: OperationGroup = {
  resource: "Letterhead",
  description:
    "Logo and colour of an agency in the letterhead of what its clients get: reports, shared reports and PDFs. A published report of blocks keeps those that it was published with. Written by directors.",
  operations: [
    {
      path: PATH,
      verb: "GET",
      id: "getLetterhead",
      summary: "Get the logo and colour of an agency",
      response: "Letterhead",
      extension: true,
    },
    {
      path: PATH,
      verb: "PUT",
      id: "updateLetterhead",
      summary: "Change the logo and colour of an agency",
      description:
        "A logo is a PNG or JPEG of at most 131,072 bytes and 1,600 × 800 pixels, recognised by its bytes; its metadata is not kept. Null removes it.",
      body: "LetterheadChanges",
      response: "Letterhead",
      extension: true,
    },
  ],
};
