/** One standard, such as a preset or a target: its id and the members of its kind. */
export interface Content {
  id: string;
  [member: string]: unknown;
}

export type Origin = "agency" | "companyType" | undefined;
/** A standard that an owner has or inherits. */
export interface Held extends Content {
  origin?: Origin;
}

/**
 * An owner of standards of one kind: the program (of the built-in ones), an agency, one of its types or a company. It
 * stores only its own changes, and computes what it inherits from its parents at each read.
 */
export class Owner {
  private readonly ownEntries = new Map<string, Content | "hidden">();

  constructor(
    public parent: Owner | null,
    private readonly origin: Origin,
    /** Two contents are equal when these members are. */
    private readonly members: readonly string[],
  ) {}

  /** All that holds for the owner: what it inherits and has not changed or hidden, and its own. */
  held(): Held[] {
    const all = this.inherited().filter(({ id }) => !this.ownEntries.has(id));
    for (const content of this.ownEntries.values()) {
      if (content !== "hidden") all.push({ ...content, ...(this.origin && { origin: this.origin }) });
    }
    return all;
  }

  inherited(): Held[] {
    return this.parent?.held() ?? [];
  }

  find(id: string): Held | undefined {
    return this.held().find((each) => each.id === id);
  }

  // These three return the HTTP status that the service should answer.

  create(content: Content): number {
    if (this.find(content.id)) return 409;
    this.set(content);
    return 200;
  }

  update(id: string, patch: Partial<Content>): number {
    const found = this.find(id);
    if (!found) return 404;
    const { origin: _, ...before } = found;
    this.set({ ...before, ...patch, id });
    return 200;
  }

  delete(id: string): number {
    if (!this.find(id)) return 404;
    if (this.inherited().some((each) => each.id === id)) this.ownEntries.set(id, "hidden");
    else this.ownEntries.delete(id);
    return 200;
  }

  /** The owner's own entry for an id, to restore later with {@link restoreOwnEntry}. */
  ownEntry(id: string): Content | "hidden" | undefined {
    return this.ownEntries.get(id);
  }

  restoreOwnEntry(id: string, entry: Content | "hidden" | undefined): void {
    if (entry === undefined) this.ownEntries.delete(id);
    else this.ownEntries.set(id, entry);
  }

  /** Stores a content; one that equals the inherited content instead removes the owner's own entry. */
  set(content: Content): void {
    const inherited = this.inherited().find(({ id }) => id === content.id);
    if (inherited && this.isSame(inherited, content)) this.ownEntries.delete(content.id);
    else this.ownEntries.set(content.id, content);
  }

  /** The id, the writable members and the origin, as one text. */
  textOf(content: Held): string {
    return written([content.id, ...this.members.map((member) => content[member] ?? null), content.origin]);
  }

  private isSame(one: Content, other: Content): boolean {
    const texts = [one, other].map((content) => written(this.members.map((member) => content[member] ?? null)));
    return texts[0] === texts[1];
  }
}

/** JSON in which the members of objects are sorted by name. */
function written(value: unknown): string {
  return JSON.stringify(value, (_, each: unknown) =>
    typeof each === "object" && each !== null && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).sort(([one], [other]) => (one < other ? -1 : 1)))
      : each,
  );
}
