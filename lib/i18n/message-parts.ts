import type { Messages } from "./messages";

type Namespace = keyof Messages;

/** A namespace, or one of the objects in it, such as `comments.form`. */
export type NamespacePart = { [Name in Namespace]: Name | `${Name}.${string & keyof Messages[Name]}` }[Namespace];

/** Some of the namespaces, each as a whole or with some of its members. */
export type SomeMessages = { [Name in Namespace]?: Partial<Messages[Name]> };

/** The messages that the parts name. */
export function partsOf(messages: Messages, parts: readonly NamespacePart[]): SomeMessages {
  const found: Record<string, Record<string, unknown>> = {};
  for (const part of parts) {
    const [namespace, member] = part.split(".") as [Namespace, string?];
    const texts: Record<string, unknown> = messages[namespace];
    found[namespace] = member === undefined ? texts : { ...found[namespace], [member]: texts[member] };
  }
  return found;
}

/** The messages of both; a namespace in both has the members of each. */
export function withMessages(messages: SomeMessages, others: SomeMessages): SomeMessages {
  const names = Object.keys(others) as Namespace[];
  return { ...messages, ...Object.fromEntries(names.map((name) => [name, { ...messages[name], ...others[name] }])) };
}
