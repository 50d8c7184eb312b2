import { Random } from "../figures/generate/random";
import type { AgencyService } from "./agency-service";
import { compareValues } from "./compare-values";
import { CHARTS, FORMULAS, KINDS, PRESETS, RULES, targetIdOf, TARGETS, type Kind } from "./kinds";
import { Owner, type Content, type Held } from "./model";

export interface SequenceResult {
  /** The number of comparisons: of statuses, standards and key figure values. */
  compared: number;
  /** The part of `compared` that are key figure values. */
  values: number;
  /** Description of the first difference, with the edits before it. */
  disagreement?: string;
}

interface Place {
  owner: Owner;
  kind: Kind;
  /** The path of the owner's standards of this kind. */
  path: string;
}

const EDITS = 12;
/** One of this many sequences has a company with books, whose values are compared too. */
const WITH_BOOKS = 8;

/**
 * Edits the standards of a new agency, its types and companies at random. After each edit it compares those of one
 * place, chosen at random, and after the last edit those of all.
 */
export async function runSequence(service: AgencyService, seed: number): Promise<SequenceResult> {
  const sequence = new Sequence(service, new Random(seed), `s${seed}`);
  await sequence.make(seed % WITH_BOOKS === 0);
  for (let i = 0; i < EDITS && sequence.disagreement === undefined; i++) {
    await sequence.edit();
    await sequence.compare(i === EDITS - 1);
  }
  await sequence.remove();
  const { compared, values, disagreement } = sequence;
  return { compared, values, ...(disagreement !== undefined && { disagreement }) };
}

/** One owner a kind; together they are the program (built-in standards), an agency, a type or a company. */
type Owners = ReadonlyMap<Kind, Owner>;

class Sequence {
  compared = 0;
  values = 0;
  readonly edits: string[] = [];
  disagreement: string | undefined;

  private readonly program = ownersUnder(null, undefined);
  private readonly agency = ownersUnder(this.program, "agency");
  private readonly types = new Map<string, Owners>();
  private readonly companies = new Map<string, Owners>();
  /** The built-in standards. */
  private readonly standard = new Map<Kind, Content[]>();
  private companyWithBooks: string | null = null;
  /** The path of that company's fiscal year. */
  private yearPath = "";
  /** The id of the year's chart; undefined for the built-in one. */
  private chart: string | undefined;

  constructor(
    private readonly service: AgencyService,
    private readonly random: Random,
    private readonly agencyId: string,
  ) {}

  /** Makes the tree: an agency, up to three types, up to three companies. */
  async make(hasBooks: boolean): Promise<void> {
    for (const kind of [PRESETS, RULES]) {
      const contents = (await this.send("GET", `Standard${kind.resource}`)).body as Content[];
      this.standard.set(kind, contents);
      for (const content of contents) this.program.get(kind)!.set(content);
    }
    await this.send("POST", "Agency", { shortName: this.agencyId, name: this.agencyId });
    for (let i = this.random.int(0, 3); i > 0; i--) await this.makeType(`t${i}`);
    for (let i = this.random.int(1, 3); i > 0; i--) {
      const code = `55600${i}-0000`;
      const type = this.pickType();
      const body = { businessIdentityCode: code, name: code, companyTypeId: type };
      await this.send("POST", `Agency/${this.agencyId}/Company`, body);
      this.companies.set(`a-${this.agencyId}-${code}`, ownersUnder(this.ownersOfType(type), undefined));
    }
    if (!hasBooks) return;
    this.companyWithBooks = this.random.pick([...this.companies.keys()]);
    this.yearPath = await this.service.importBooks(this.random, this.agencyId, this.companyWithBooks);
  }

  async remove(): Promise<void> {
    for (const id of this.companies.keys()) await this.send("DELETE", `Company/${id}`);
    await this.send("DELETE", `Agency/${this.agencyId}`);
  }

  async edit(): Promise<void> {
    // One of ten rolls moves a company; three each delete, create and update a standard.
    const roll = this.random.int(0, 9);
    if (roll === 0) return this.moveCompany();
    if (this.companyWithBooks !== null && this.random.chance(0.2)) return this.chooseChart();
    const place = this.random.pick(this.places().filter(({ kind, path }) => !kind.ofAgencies || !isOfCompany(path)));
    const { kind, path, owner } = place;
    const id = this.random.pick(kind.ids);
    if (kind.isListOfCompany && isOfCompany(path)) return this.editList(place, id, roll <= 3);
    if (roll <= 3) {
      if (owner.find(id) && this.wouldRemoveUsedChart(place, id))
        return this.expect("DELETE", `${path}/${id}`, undefined, 412);
      return this.expect("DELETE", `${path}/${id}`, undefined, owner.delete(id));
    }
    const content = this.content(id, place);
    if (roll <= 6) return this.expect("POST", path, content, owner.create(content));
    const { id: _, ...members } = content;
    const patch = kind.patch(this.random, members);
    await this.expect("PUT", path, { id, ...patch }, owner.update(id, patch));
  }

  /** Targets of a company have no ids: a value sets one, and null deletes it. */
  private async editList(place: Place, id: string, clears: boolean): Promise<void> {
    const { owner, path } = place;
    const { id: _, ...target } = this.content(id, place);
    await this.expect("PUT", path, [clears ? { ...target, value: null } : target], 200);
    if (clears) owner.delete(id);
    else owner.set({ id, ...target });
  }

  private async chooseChart(): Promise<void> {
    const id = this.random.pick([...CHARTS.ids, undefined]);
    const has = id === undefined || this.ownersWithBooks.get(CHARTS)!.find(id) !== undefined;
    await this.expect("PUT", this.yearPath, { chartOfAccountsId: id ?? "EUBAS97" }, has ? 200 : 400);
    if (has) this.chart = id;
  }

  /** True when the deletion would leave the fiscal year without its chart. */
  private wouldRemoveUsedChart({ owner, kind }: Place, id: string): boolean {
    if (kind !== CHARTS || this.companyWithBooks === null || this.chart !== id) return false;
    const before = owner.ownEntry(id);
    owner.delete(id);
    const isWithout = this.ownersWithBooks.get(CHARTS)!.find(id) === undefined;
    owner.restoreOwnEntry(id, before);
    return isWithout;
  }

  private get ownersWithBooks(): Owners {
    return this.companies.get(this.companyWithBooks!)!;
  }

  /**
   * Compares the standards of one place or of all, for companies also the inherited ones, and the key figure values of
   * the company with books.
   */
  async compare(all: boolean): Promise<void> {
    const places = this.places();
    for (const { path, owner, kind } of all ? places : [this.random.pick(places)]) {
      if (!isOfCompany(path) || !kind.ofAgencies) await this.compareList(path, owner, owner.held());
      if (!isOfCompany(path) || kind.ofAgencies === "Agency") continue;
      await this.compareList(path.replace(kind.resource, `Standard${kind.resource}`), owner, owner.inherited());
    }
    if (this.companyWithBooks === null) return;
    const { compared, disagreement } = await compareValues(
      this.service,
      this.random,
      this.agencyId,
      this.companyWithBooks,
      {
        formulas: this.ownersWithBooks.get(FORMULAS)!.held(),
        targets: this.ownersWithBooks.get(TARGETS)!.held(),
        chart: this.chart === undefined ? undefined : this.ownersWithBooks.get(CHARTS)!.find(this.chart),
      },
    );
    this.compared += compared;
    this.values += compared;
    if (disagreement !== undefined) this.disagreement ??= `${this.edits.join("; ")}: ${disagreement}`;
  }

  private async compareList(path: string, owner: Owner, expected: readonly Held[]): Promise<void> {
    const { body } = await this.send("GET", path);
    // The model has no built-in chart, and a company's targets come without ids.
    const textOf = (list: readonly Held[]) =>
      list
        .filter(({ id }) => id !== "EUBAS97")
        .map((each) => owner.textOf({ ...each, id: "id" in each ? each.id : targetIdOf(each) }))
        .sort()
        .join("\n");
    const found = textOf(body as Held[]);
    this.compared += expected.length;
    if (found === textOf(expected)) return;
    this.disagreement ??= `${this.edits.join("; ")}: GET ${path}: ${found} in place of ${textOf(expected)}`;
  }

  private async expect(method: string, path: string, body: unknown, status: number): Promise<void> {
    const response = await this.send(method, path, body);
    this.edits.push(`${method} ${path} ${JSON.stringify(body ?? "")} ${response.status}`);
    this.compared++;
    if (response.status === status) return;
    this.disagreement ??= `${this.edits.join("; ")}: status ${response.status} in place of ${status}`;
  }

  private async moveCompany(): Promise<void> {
    const [id, owners] = this.random.pick([...this.companies]);
    const companyTypeId = this.pickType();
    const chart =
      id === this.companyWithBooks && this.chart !== undefined ? owners.get(CHARTS)!.find(this.chart) : undefined;
    for (const [kind, owner] of owners) owner.parent = this.ownersOfType(companyTypeId).get(kind)!;
    // A chart that the fiscal year uses is copied to the company when it is no longer inherited.
    if (chart && !owners.get(CHARTS)!.find(chart.id)) {
      const { origin: _, ...kept } = chart;
      owners.get(CHARTS)!.set(kept);
    }
    await this.expect("PUT", `Company/${id}`, { companyTypeId }, 200);
  }

  private async makeType(id: string): Promise<void> {
    await this.send("POST", `Agency/${this.agencyId}/CompanyType`, { Id: id, Name: id });
    this.types.set(id, ownersUnder(this.agency, "companyType"));
  }

  /** The id of a type, null, or an id that no type has. */
  private pickType(): string | null {
    return this.random.pick([...this.types.keys(), null, "unknown"]);
  }

  private ownersOfType(type: string | null): Owners {
    return this.types.get(type ?? "") ?? this.agency;
  }

  private places(): Place[] {
    const agency = `Agency/${this.agencyId}`;
    const at = (owners: Owners, base: string, prefix: string) =>
      Array.from(owners, ([kind, owner]) => ({ kind, owner, path: `${base}/${prefix}${kind.resource}` }));
    return [
      ...at(this.agency, agency, "Standard"),
      ...Array.from(this.types).flatMap(([id, owners]) => at(owners, `${agency}/CompanyType/${id}`, "Standard")),
      ...Array.from(this.companies).flatMap(([id, owners]) => at(owners, `Company/${id}`, "")),
    ];
  }

  /** A content for this id, often the inherited one or the program's. */
  private content(id: string, { owner, kind }: Place): Content {
    const program = this.standard.get(kind) ?? [];
    const known = [...owner.inherited(), ...program].filter((each) => each.id === id);
    if (known.length === 0 || !this.random.chance(0.4)) return { ...kind.content(this.random, id), id };
    const picked = this.random.pick(known);
    const members = kind.members.filter((member) => picked[member] !== undefined);
    return { ...Object.fromEntries(members.map((member) => [member, picked[member]])), id };
  }

  private send(method: string, path: string, body?: unknown): Promise<{ status: number; body: unknown }> {
    return this.service.send(this.random, method, path, body);
  }
}

function isOfCompany(path: string): boolean {
  return path.startsWith("Company/");
}

function ownersUnder(parents: Owners | null, origin: Held["origin"]): Owners {
  return new Map(KINDS.map((kind) => [kind, new Owner(parents?.get(kind) ?? null, origin, kind.members)]));
}
