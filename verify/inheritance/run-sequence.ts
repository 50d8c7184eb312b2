import { Random } from "../figures/generate/random";
import type { AgencyService } from "./agency-service";
import { Owner, type Content, type Held } from "./model";

export interface SequenceResult {
  compared: number;
  edits: string[];
  /** In words, with the edits before it. */
  disagreement?: string;
}

interface Place {
  owner: Owner;
  /** The address of its presets. */
  path: string;
}

const EDITS = 12;
const OWN_IDS = ["a", "B"];
const NAMES = ["one", "two"];
const FIGURES = [["NetSales"], ["NetSales", "CashFlow"], []];

/** Edits the presets of a new agency, its types and companies at random, and compares what holds after each edit. */
export async function runSequence(service: AgencyService, seed: number): Promise<SequenceResult> {
  const sequence = new Sequence(service, new Random(seed), `s${seed}`);
  await sequence.make();
  for (let i = 0; i < EDITS && sequence.disagreement === undefined; i++) {
    await sequence.edit();
    await sequence.compare(i === EDITS - 1);
  }
  await sequence.remove();
  const { compared, edits, disagreement } = sequence;
  return { compared, edits, ...(disagreement !== undefined && { disagreement }) };
}

class Sequence {
  compared = 0;
  readonly edits: string[] = [];
  disagreement: string | undefined;

  private readonly program = new Owner(null, undefined);
  private readonly agency = new Owner(this.program, "agency");
  private readonly types = new Map<string, Owner>();
  private readonly companies = new Map<string, Owner>();
  private standard: Content[] = [];

  constructor(
    private readonly service: AgencyService,
    private readonly random: Random,
    private readonly agencyId: string,
  ) {}

  /** Makes the tree: an agency, up to three types, up to three companies. */
  async make(): Promise<void> {
    this.standard = (await this.send("GET", "StandardKeyFigurePreset")).body as Content[];
    for (const content of this.standard) this.program.say(content);
    await this.send("POST", "Agency", { shortName: this.agencyId, name: this.agencyId });
    for (let i = this.random.int(0, 3); i > 0; i--) await this.makeType(`t${i}`);
    for (let i = this.random.int(1, 3); i > 0; i--) {
      const code = `55600${i}-0000`;
      const type = this.pickType();
      const body = { businessIdentityCode: code, name: code, companyTypeId: type };
      await this.send("POST", `Agency/${this.agencyId}/Company`, body);
      this.companies.set(`a-${this.agencyId}-${code}`, new Owner(this.ownerOfType(type), undefined));
    }
  }

  async remove(): Promise<void> {
    for (const id of this.companies.keys()) await this.send("DELETE", `Company/${id}`);
    await this.send("DELETE", `Agency/${this.agencyId}`);
  }

  async edit(): Promise<void> {
    const kind = this.random.int(0, 9);
    if (kind === 0) return this.moveCompany();
    const place = this.random.pick(this.places());
    const id = this.random.pick([...OWN_IDS, "Overview", "EquityStructure"]);
    if (kind <= 3) return this.expect("DELETE", `${place.path}/${id}`, undefined, place.owner.delete(id));
    const content = this.content(id, place.owner);
    if (kind <= 6) return this.expect("POST", place.path, content, place.owner.create(content));
    const { name, keyFigureTypes } = content;
    const patch = this.random.pick([{ name }, { keyFigureTypes }, content]);
    await this.expect("PUT", place.path, { id, ...patch }, place.owner.update(id, patch));
  }

  /** Of one place, or of all: what holds, and of companies what they inherit. */
  async compare(all: boolean): Promise<void> {
    const places = this.places();
    for (const { path, owner } of all ? places : [this.random.pick(places)]) {
      await this.compareList(path, owner.held());
      if (!path.startsWith("Company/")) continue;
      await this.compareList(path.replace("KeyFigurePreset", "StandardKeyFigurePreset"), owner.inherited());
    }
  }

  private async compareList(path: string, expected: Held[]): Promise<void> {
    const { body } = await this.send("GET", path);
    const found = normal(body as Held[]);
    this.compared += expected.length;
    if (found === normal(expected)) return;
    this.disagreement ??= `${this.edits.join("; ")}: GET ${path}: ${found} in place of ${normal(expected)}`;
  }

  private async expect(method: string, path: string, body: unknown, status: number): Promise<void> {
    const answer = await this.send(method, path, body);
    this.edits.push(`${method} ${path} ${JSON.stringify(body ?? "")} ${answer.status}`);
    this.compared++;
    if (answer.status === status) return;
    this.disagreement ??= `${this.edits.join("; ")}: status ${answer.status} in place of ${status}`;
  }

  private async moveCompany(): Promise<void> {
    const [id, owner] = this.random.pick([...this.companies]);
    const companyTypeId = this.pickType();
    owner.parent = this.ownerOfType(companyTypeId);
    await this.expect("PUT", `Company/${id}`, { companyTypeId }, 200);
  }

  private async makeType(id: string): Promise<void> {
    await this.send("POST", `Agency/${this.agencyId}/CompanyType`, { Id: id, Name: id });
    this.types.set(id, new Owner(this.agency, "companyType"));
  }

  /** A type, none, or one that the agency does not have. */
  private pickType(): string | null {
    return this.random.pick([...this.types.keys(), null, "unknown"]);
  }

  private ownerOfType(type: string | null): Owner {
    return this.types.get(type ?? "") ?? this.agency;
  }

  private places(): Place[] {
    const agency = `Agency/${this.agencyId}`;
    return [
      { owner: this.agency, path: `${agency}/StandardKeyFigurePreset` },
      ...Array.from(this.types, ([id, owner]) => {
        return { owner, path: `${agency}/CompanyType/${id}/StandardKeyFigurePreset` };
      }),
      ...Array.from(this.companies, ([id, owner]) => ({ owner, path: `Company/${id}/KeyFigurePreset` })),
    ];
  }

  /** A content, often one that the owner inherits or that the program has. */
  private content(id: string, owner: Owner): Content {
    const known = [...owner.inherited(), ...this.standard].filter((each) => each.id === id);
    if (known.length > 0 && this.random.chance(0.4)) {
      const { origin: _, ...content } = this.random.pick(known) as Held;
      return content;
    }
    return { id, name: this.random.pick(NAMES), keyFigureTypes: this.random.pick(FIGURES) };
  }

  private send(method: string, path: string, body?: unknown): Promise<{ status: number; body: unknown }> {
    return this.service.send(this.random, method, path, body);
  }
}

function normal(presets: readonly Held[]): string {
  const sorted = [...presets].sort((one, other) => (one.id < other.id ? -1 : 1));
  return JSON.stringify(
    sorted.map(({ id, name, description, keyFigureTypes, origin }) => [id, name, description, keyFigureTypes, origin]),
  );
}
