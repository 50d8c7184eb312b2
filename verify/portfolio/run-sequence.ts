import { generateCompany } from "../figures/generate/company";
import { Random } from "../figures/generate/random";
import type { CompanySpec } from "../figures/company";
import type { CompaniesService } from "./companies-service";
import { compareValues } from "./compare-values";
import { writeAtRandom } from "./write-at-random";

export interface SequenceResult {
  compared: number;
  /** The name and HTTP status of each write, such as "budget 200". */
  writes: string[];
  /** The first difference or failed write, as a sentence with the writes that led to it. */
  disagreement?: string;
}

const WRITES_PER_SEQUENCE = 8;

/** Writes to a new company, one write after the other, and compares its stored values after each. */
export async function runSequence(
  service: CompaniesService,
  seed: number,
  spec: CompanySpec = generateCompany(seed),
): Promise<SequenceResult> {
  const random = new Random(seed);
  const company = { id: await service.company(random), spec };
  const writes: string[] = [];
  let compared = 0;
  for (let i = 0; i < WRITES_PER_SEQUENCE; i++) {
    writes.push(await writeAtRandom(service, company, random, i === 0));
    // A write that the service failed to do changes nothing, so no difference of values would show it.
    if (/ 5\d\d$/.test(writes.at(-1)!)) return { compared, writes, disagreement: `${spec.name}: ${writes.join(", ")}` };
    const comparison = await compareValues(service, company.id, random);
    compared += comparison.compared;
    if (comparison.disagreement !== undefined) {
      const disagreement = `${spec.name}: ${writes.join(", ")}: ${comparison.disagreement}`;
      return { compared, writes, disagreement };
    }
  }
  await service.send(random, "DELETE", `Company/${company.id}`);
  return { compared, writes };
}
