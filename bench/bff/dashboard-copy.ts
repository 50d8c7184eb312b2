import { cpSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { exec } from "@/scripts/run/exec.mjs";
import { bundleFront } from "@/scripts/run/builds.mjs";
import { environmentWith } from "@/scripts/run/environment.mjs";
import { inRoot, ROOT } from "@/scripts/run/root.mjs";
import { listOf } from "./list";

const COPIED = [
  "app",
  "components",
  "contract",
  "lib",
  "public",
  "instrumentation.ts",
  "proxy.ts",
  "tsconfig.json",
  "postcss.config.mjs",
  "tailwind.config.ts",
];

/**
 * The baselines of the BFF: the smallest route handlers of Next without a body and with one. With no-transform, which
 * the BFF sends too, Next does not compress the body.
 */
const EMPTY = `export const dynamic = "force-dynamic";
export function GET() {
  return new Response(null);
}
`;
const MEMORY = `import { readFileSync } from "node:fs";
export const dynamic = "force-dynamic";
const body = readFileSync("list.json");
export function GET() {
  return new Response(body, { headers: { "Content-Type": "application/json", "Cache-Control": "no-transform" } });
}
`;

/** Builds a copy of the dashboard with two more route handlers, and returns its folder. */
export async function buildCopy(): Promise<string> {
  const folder = inRoot(".build/bench-bff");
  rmSync(folder, { recursive: true, force: true });
  for (const name of COPIED) cpSync(inRoot(name), join(folder, name), { recursive: true });
  symlinkSync(inRoot("node_modules"), join(folder, "node_modules"), "junction");
  cpSync(inRoot("next.config.mjs"), join(folder, "product.config.mjs"));
  // Turbopack reads nothing above its root, and node_modules is a link to a folder above the copy.
  const config = `import config from "./product.config.mjs";
export default { ...config, turbopack: { ...config.turbopack, root: ${JSON.stringify(ROOT)} } };
`;
  writeFileSync(join(folder, "next.config.mjs"), config);
  writeFileSync(join(folder, "package.json"), JSON.stringify({ type: "module" }));
  writeFileSync(join(folder, "list.json"), listOf(200 * 1024));
  for (const [name, source] of Object.entries({ empty: EMPTY, memory: MEMORY })) {
    mkdirSync(join(folder, "app/api", name));
    writeFileSync(join(folder, "app/api", name, "route.ts"), source);
  }
  const env = environmentWith({ NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1" });
  const next = inRoot("node_modules/next/dist/bin/next");
  const { code, output } = await exec(process.execPath, [next, "build"], { env, cwd: folder });
  if (code !== 0) throw new Error(`next build failed with code ${code}:\n${output}`);
  await bundleFront(".build/bench-bff");
  return folder;
}
