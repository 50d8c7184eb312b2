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

  /** Runs a handler that opens its own transaction and checks no secret in it. */
  inTransaction<T>(run: () => Promise<T>): Promise<T> {
    this.state = "in transaction";
    return run();
  }

  /** Runs a handler that opens its own transaction and may check one password in it; counts the attempt beforehand. */
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
    return this.guard.begin({ ...this.options, secret, way: "change of credentials" });
  }
}

/** The `checkSecret` of contexts that belong to no request of a user. */
export function checkNoSecret(): never {
  throw new Error("there is nobody whose password could be checked");
}
