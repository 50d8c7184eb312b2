import type { User } from "@/contract/users/user";
import type { HandOver } from "@/contract/users/user-companies";
import { giveBackQuestion, saveCompanyPlaces, setDisabled } from "./mutations";

/** The service accepts 10,000 changed places in one request, and a client takes up to two. */
const CLIENTS_PER_REQUEST = 5_000;

export interface UndoneHandOver {
  /** False only when enabling the user again failed. True also for a user who was disabled before the hand-over. */
  isEnabled: boolean;
  /** The number of questions that the user did not get back: all of them if the user is disabled. */
  missingQuestions: number;
}

/** The user's access before the hand-over, and what the hand-over changed. */
interface AccessBefore {
  wasDisabled: boolean;
  /** True if the hand-over disabled the user too. */
  disable: boolean;
}

/**
 * Gives the clients and questions of a hand-over back to the user who had them. Questions cannot be assigned to a
 * disabled user.
 * @throws {ApiError} when the clients were not given back, or not those beyond the first {@link CLIENTS_PER_REQUEST}
 */
export async function undoHandOver(
  agencyId: string,
  { from, to, companies, alreadyHad, questions }: HandOver,
  { wasDisabled, disable }: AccessBefore,
): Promise<UndoneHandOver> {
  // The clients that are not taken from the other user: a director has none of their own, and sees all companies.
  const kept = new Set(to.type === "AgencyConsultant" ? alreadyHad : companies);
  for (let start = 0; start < companies.length; start += CLIENTS_PER_REQUEST) {
    const clients = companies.slice(start, start + CLIENTS_PER_REQUEST);
    const transferred = clients.filter((id) => !kept.has(id));
    await saveCompanyPlaces(agencyId, [
      ...clients.map((companyId) => ({ userName: from.userName, companyId, before: null, after: "Client" as const })),
      ...transferred.map((companyId) => ({ userName: to.userName, companyId, before: "Client" as const, after: null })),
    ]);
  }
  if (wasDisabled) return { isEnabled: true, missingQuestions: questions.length };
  const isEnabled = !disable || (await succeeds(setDisabled(from.userName, false)));
  return { isEnabled, missingQuestions: isEnabled ? await giveBack(questions, { from, to }) : questions.length };
}

/** Returns the number of questions that were not given back. */
async function giveBack(questions: HandOver["questions"], users: Record<"from" | "to", User>): Promise<number> {
  let missing = 0;
  for (const { companyId, commentId } of questions) {
    if (!(await succeeds(giveBackQuestion(companyId, commentId, users)))) missing++;
  }
  return missing;
}

function succeeds(request: Promise<unknown>): Promise<boolean> {
  return request.then(
    () => true,
    () => false,
  );
}
