import * as z from "zod";

/** The body of a PUT: every member may be absent, and null deletes an optional one. */
export type Patch<T> = { [K in keyof T]?: undefined extends T[K] ? PatchValue<Exclude<T[K], undefined>> | null : T[K] };
type PatchValue<T> = T extends readonly unknown[] ? T : T extends object ? Patch<T> : T;

/** The input is typed as our own forms fill it in; other clients may send null for an optional member. */
type CreateForm<S extends z.ZodRawShape> = z.ZodType<z.output<z.ZodObject<S>>, z.output<z.ZodObject<S>>>;

/**
 * Derives the schema of a POST: null means an absent optional member, because clients of this interface send every
 * unset member as null. Unknown members are dropped.
 */
export function createForm<S extends z.ZodRawShape>(schema: z.ZodObject<S>): CreateForm<S> {
  return z.object(createShape(schema)) as unknown as CreateForm<S>;
}

/**
 * Like {@link createForm}, but an unknown member is an error: a client that misspells a limit of a token would
 * otherwise get a token without the limit. Only for requests that version 2 does not have, because its clients send
 * unknown members.
 */
export function strictForm<S extends z.ZodRawShape>(schema: z.ZodObject<S>): CreateForm<S> {
  return z.strictObject(createShape(schema)) as unknown as CreateForm<S>;
}

function createShape(schema: z.ZodObject): Record<string, z.ZodType> {
  const shape: Record<string, z.ZodType> = {};
  for (const [key, member] of Object.entries(schema.shape)) {
    shape[key] =
      member instanceof z.ZodOptional
        ? z.preprocess((value) => value ?? undefined, createMember(member.unwrap() as z.ZodType).optional())
        : createMember(member as z.ZodType);
  }
  return shape;
}

/** The form in which PUT reads an object: every member may be absent, null deletes those that are optional. */
export function updateForm<S extends z.ZodRawShape>(
  schema: z.ZodObject<S>,
): z.ZodType<Patch<z.output<z.ZodObject<S>>>> {
  const shape: Record<string, z.ZodType> = {};
  for (const [key, member] of Object.entries(schema.shape)) {
    shape[key] =
      member instanceof z.ZodOptional
        ? updateMember(member.unwrap() as z.ZodType)
            .nullable()
            .optional()
        : requiredInUpdate(member as z.ZodType);
  }
  return z.object(shape) as unknown as z.ZodType<Patch<z.output<z.ZodObject<S>>>>;
}

function createMember(member: z.ZodType): z.ZodType {
  return isPlainForm(member) ? createForm(member) : member;
}

function updateMember(member: z.ZodType): z.ZodType {
  return isPlainForm(member) ? updateForm(member) : member;
}

/** An object whose members may be treated one by one; one with rules across its members is taken whole. */
function isPlainForm(member: z.ZodType): member is z.ZodObject {
  return member instanceof z.ZodObject && !member.def.checks?.length;
}

function requiredInUpdate(member: z.ZodType): z.ZodType {
  return z
    .any()
    .superRefine((value, context) => {
      if (value === null) context.addIssue({ code: "custom", message: "is required and cannot be deleted" });
    })
    .pipe(member)
    .optional();
}

/**
 * Applies a parsed PUT to the stored object: absent members stay, null deletes, nested objects merge likewise, also
 * those with rules across their members. A caller that has to replace a nested object leaves it out of `patch`.
 */
export function applyPatch<T extends object>(stored: T, patch: Patch<T>): T {
  const result = new Map<string, unknown>(Object.entries(stored));
  for (const [key, value] of Object.entries<unknown>(patch)) {
    if (value === undefined) continue;
    if (value === null) result.delete(key);
    else if (isPlainObject(value)) result.set(key, applyPatch(result.get(key) ?? {}, value));
    else result.set(key, value);
  }
  return Object.fromEntries(result) as T;
}

function isPlainObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
