import { CHANGE_OF_CREDENTIALS } from "@/contract/account/guess-ways";
import type { Origin } from "../audit/security-events";
import type { GuessGuard } from "./guess-guard";
import type { Secret } from "./guess-limits";

export interface SecretVerifierOptions {
  userName: string;
  origin: Origin;
  /** True when the request belongs to a sign-in of the user. */
  isKnown: boolean;
}

/**
 * Verifies passwords and codes of the signed-in user for one request. Each attempt is counted first, outside of the
 * transaction of the request, so that a rollback does not undo the count.
 */
export class SecretVerifier {
  /** "free" if no transaction surrounds the handler: each check then counts its own attempt. */
  private state: "free" | "in transaction" | "counted" | "right" | "wrong" = "free";

  constructor(
    private readonly guard: GuessGuard,
    private readonly options: SecretVerifierOptions,
  ) {}

  /**
   * Resolves to true when the secret is right; `isRight` is called only if the guard allows the try.
   * @throws TooManyTries
   */
  readonly check = async (secret: Secret, isRight: () => boolean | Promise<boolean>): Promise<boolean> => {
    if (this.state === "free") {
      const attempt = await this.begin(secret);
      if (await isRight()) {
        await attempt.forgive();
        return true;
      }
      await attempt.fail();
      return false;
    }
    if (this.state !== "counted") throw new Error("a route that checks a secret in a transaction has to say so");
    // An error of `isRight` counts as a wrong secret.
    this.state = "wrong";
    if (await isRight()) this.state = "right";
    return this.state !== "wrong";
  };

  /** Calls `run`, which calls the handler inside a transaction; checking a secret there is an error. */
  inTransaction<T>(run: () => Promise<T>): Promise<T> {
    this.state = "in transaction";
    return run();
  }

  /** Like {@link inTransaction}, but counts an attempt first, so that the handler may check one password. */
  async countedAhead<T>(run: () => Promise<T>): Promise<T> {
    const attempt = await this.begin("password");
    this.state = "counted";
    try {
      return await run();
    } finally {
      if (this.outcome() === "wrong") await attempt.fail();
      else await attempt.forgive();
    }
  }

  /** A method, because in {@link countedAhead} TypeScript does not see that `run` changes `state`. */
  private outcome() {
    return this.state;
  }

  private begin(secret: Secret) {
    return this.guard.begin({ ...this.options, secret, way: CHANGE_OF_CREDENTIALS });
  }
}

/** The `checkSecret` of contexts that belong to no request of a user. */
export function checkNoSecret(): never {
  throw new Error("there is nobody whose password could be checked");
}
