/** A content as the proof compares it: its id, and whatever else its kind has. */
export interface Content {
  id: string;
  [member: string]: unknown;
}

export type Origin = "agency" | "companyType" | undefined;
export interface Held extends Content {
  origin?: Origin;
}

/**
 * An owner of standards of one kind: the program, an agency, one of its types or a company. It keeps its own words as
 * they were said, and reads what it inherits off its parents each time.
 */
export class Owner {
  private readonly said = new Map<string, Content | "hidden">();

  constructor(
    public parent: Owner | null,
    private readonly origin: Origin,
    /** The members by which two contents are the same. */
    private readonly members: readonly string[],
  ) {}

  held(): Held[] {
    const all = this.inherited().filter(({ id }) => !this.said.has(id));
    for (const content of this.said.values()) {
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

  create(content: Content): number {
    if (this.find(content.id)) return 409;
    this.say(content);
    return 200;
  }

  update(id: string, patch: Partial<Content>): number {
    const found = this.find(id);
    if (!found) return 404;
    const { origin: _, ...before } = found;
    this.say({ ...before, ...patch, id });
    return 200;
  }

  delete(id: string): number {
    if (!this.find(id)) return 404;
    if (this.inherited().some((each) => each.id === id)) this.said.set(id, "hidden");
    else this.said.delete(id);
    return 200;
  }

  /** The owner's own words of an id, to say again. */
  saidOf(id: string): Content | "hidden" | undefined {
    return this.said.get(id);
  }

  sayAgain(id: string, said: Content | "hidden" | undefined): void {
    if (said === undefined) this.said.delete(id);
    else this.said.set(id, said);
  }

  /** As a program does that makes its presets. */
  say(content: Content): void {
    const inherited = this.inherited().find(({ id }) => id === content.id);
    if (inherited && this.isSame(inherited, content)) this.said.delete(content.id);
    else this.said.set(content.id, content);
  }

  /** The writable members and the origin, as one text. */
  textOf(content: Held): string {
    return written([content.id, ...this.members.map((member) => content[member] ?? null), content.origin]);
  }

  private isSame(one: Content, other: Content): boolean {
    const texts = [one, other].map((content) => written(this.members.map((member) => content[member] ?? null)));
    return texts[0] === texts[1];
  }
}

/** As JSON in which the members of objects are in the order of their names. */
function written(value: unknown): string {
  return JSON.stringify(value, (_, each: unknown) =>
    typeof each === "object" && each !== null && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).sort(([one], [other]) => (one < other ? -1 : 1)))
      : each,
  );
}
