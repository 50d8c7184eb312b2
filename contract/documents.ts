import * as z from "zod";
import { base64 } from "./base64";
import { timestamp } from "./dates";
import { list } from "./list";
import { anyId, codePoints, composed, text } from "./text";
import { MAX_NAME_LENGTH } from "./text-limits";
import { createForm, updateForm } from "./write-forms";

/** Maximum size of a file in the archive, in bytes. */
export const MAX_FILE_SIZE = 20 * 1024 * 1024;
const MAX_PATH_LENGTH = 512;
/** Maximum number of names in a path, so that the whole tree stays within the wire format's maximum depth. */
const MAX_PATH_NAMES = 20;

/** Id of the root folder, whose path is `/`. Every archive has it, and it never changes. */
export const ROOT_FOLDER = "root";

/**
 * Path of a document, such as `/Bokslut/2025.pdf`. In requests the first slash may be missing and there may be one at
 * the end; responses have `/` before each name and none at the end.
 */
export const documentPath = composed(MAX_PATH_LENGTH)
  .meta({ maxLength: MAX_PATH_LENGTH })
  .overwrite((path) => `/${path.replace(/^\/|\/$/g, "")}`)
  .superRefine((path, context) => {
    const names = path.slice(1).split("/");
    const refuse = (message: string) => context.addIssue({ code: "custom", message });
    if (codePoints(path) > MAX_PATH_LENGTH) refuse(`expected at most ${MAX_PATH_LENGTH} characters`);
    if (names.some((name) => name === "" || name === "." || name === "..")) {
      refuse("expected names separated by /, none of them empty, . or ..");
    }
    if (/\p{Cc}/u.test(path)) refuse("expected a path without control characters");
    if (names.some((name) => codePoints(name) > MAX_NAME_LENGTH))
      refuse(`expected names of at most ${MAX_NAME_LENGTH} characters`);
    if (names.length > MAX_PATH_NAMES) refuse(`expected at most ${MAX_PATH_NAMES} names`);
  });

const content = base64(MAX_FILE_SIZE);

const common = {
  id: z.string(),
  path: documentPath,
  created: timestamp,
};

export const documentFileSchema = z.object({
  ...common,
  type: z.literal("File"),
  contentType: text().optional(),
  /** Extension: size of the content in bytes. */
  size: z.int().min(0),
  /** Only in the response to a GET of the file by its id. */
  data: content.optional(),
});
export type DocumentFile = z.output<typeof documentFileSchema>;

export interface DocumentFolder {
  id: string;
  path: string;
  created: string;
  type: "Folder";
  children: ArchiveDocument[];
}
/** A file, or a folder with its whole content, which is sorted with folders first and then by name. */
export type ArchiveDocument = DocumentFile | DocumentFolder;

export const documentFolderSchema = z.object({
  ...common,
  /** Any text, because the root's path `/` is not one that requests may have. */
  path: z.string(),
  type: z.literal("Folder"),
  get children(): z.ZodType<ArchiveDocument[]> {
    return z.array(documentSchema);
  },
});
export const documentSchema: z.ZodType<ArchiveDocument> = z.discriminatedUnion(
  "type",
  [documentFileSchema, documentFolderSchema],
  { error: "expected File or Folder" },
);

const writable = z.object({ path: documentPath, contentType: text().optional(), data: content.optional() });
const documentType = z.enum(["File", "Folder"], { error: "expected File or Folder" });

/** A file needs data. The children of a folder are created separately: children in the body are ignored. */
export const documentCreateSchema = createForm(writable.extend({ type: documentType })).refine(
  ({ type, data }) => type === "Folder" || data !== undefined,
  { path: ["data"], message: "is required of a file" },
);
export type DocumentCreate = z.output<typeof documentCreateSchema>;

/** Maximum number of documents in one POST. */
export const MAX_DOCUMENTS = 1_000;

const documentList = list(documentCreateSchema, MAX_DOCUMENTS);

/** One document, or a list of them that are created together. */
export const documentsCreateSchema: z.ZodType<DocumentCreate | DocumentCreate[]> = z
  .unknown()
  .transform((value, context) => {
    // Not z.union, whose error would lack the path of the wrong member.
    const parsed = (Array.isArray(value) ? documentList : documentCreateSchema).safeParse(value);
    if (parsed.success) return parsed.data;
    for (const issue of parsed.error.issues) context.addIssue({ ...issue, input: value } as z.core.$ZodRawIssue);
    return z.NEVER;
  });

/** Null data leaves the content unchanged, because clients send back documents of the tree, which have no data. */
export const documentUpdateSchema = updateForm(writable.extend({ type: documentType.optional() }));
/** A PUT to the collection names the document in the body. */
export const documentChangeSchema = z.intersection(documentUpdateSchema, z.object({ id: anyId().nullish() }));
