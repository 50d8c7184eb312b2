import { randomBytes } from "node:crypto";
import { standardTextCreateSchema, standardTextUpdateSchema, textId, type StandardText } from "@/contract/texts";
import type { Resolved } from "../standards/resolve-standards";
import { originOf, type StandardDefinition } from "../standards/standard-kind";

type TextContent = Omit<StandardText, "origin">;

const create = standardTextCreateSchema.transform(({ id = newTextId(), name, text }) => ({ id, name, text }));

export const textKind: StandardDefinition<TextContent> = {
  kind: "Text",
  resource: "StandardText",
  name: "Standard text",
  parameter: "standardTextId",
  member: "text",
  id: textId,
  create,
  update: standardTextUpdateSchema,
  builtIn: () => [],
  isSame: (one, other) => one.name === other.name && one.text === other.text,
  compare: (one, other) => one.name.localeCompare(other.name, "sv") || (one.id < other.id ? -1 : 1),
  present: toText,
};

function newTextId(): string {
  return randomBytes(9).toString("base64url");
}

/** Converts to the wire format. */
export function toText({ value: { id, name, text }, level }: Resolved<TextContent>): StandardText {
  const origin = originOf(level);
  return { id, name, text, ...(origin && { origin }) };
}
