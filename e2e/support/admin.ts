import { execFile } from "node:child_process";
import { environmentWith } from "@/scripts/run/environment.mjs";
import { DATA_DIR, DEMO_PASSWORD, PRODUCT } from "./product";

/**
 * Runs an admin command on the product, with `input` as its standard input. Returns its output; throws with its message
 * if it fails.
 */
export function admin(args: string[], input = ""): Promise<string> {
  if (DATA_DIR === null) throw new Error("E2E_DATA_DIR does not say where the product keeps its data");
  return runAdmin(environmentWith(PRODUCT.env), args, input);
}

/** Like {@link admin}, on the product with these environment variables. */
export function runAdmin(env: NodeJS.ProcessEnv, args: string[], input: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const program = execFile(process.execPath, ["scripts/admin.mjs", ...args], { env }, (error, stdout) => {
      if (error) reject(new Error(error.message));
      else resolve(stdout);
    });
    program.stdin?.end(input);
  });
}

/** Adds an agency with a director, who has the demo's password. Returns the director's user name. */
export async function addAgency(id: string, name: string, directorName = "Disa Direktör"): Promise<string> {
  const director = `chef.${id}`;
  await admin(["agency", "add", id, "--name", name]);
  const user = ["user", "add", director, "--name", directorName, "--type", "AgencyDirector", "--agency", id];
  await admin([...user, "--password-stdin"], DEMO_PASSWORD);
  return director;
}
