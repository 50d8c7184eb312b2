import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, it } from "vitest";
import { inRoot } from "@/scripts/run/root.mjs";

const BENCH = `
  const { Started } = await import(${JSON.stringify(inRoot("bench/measuring/started.ts"))});
  const [outer, inner] = [new Started(), new Started()];
  inner.stopWith(async () => console.log("inner"));
  outer.stopWith(async () => console.log("first of outer"));
  outer.stopWith(() => inner.stop());
  outer.stopWith(() => Promise.reject(new Error("cannot be stopped")));
  setInterval(() => {}, 1000);
  console.log("ready");
`;

it.each(["SIGINT", "SIGTERM"] as const)(
  "everything is stopped once, the latest first, at %s",
  async (signal) => {
    const args = ["--import", "tsx", "--input-type=module", "--eval", BENCH];
    const bench = spawn(process.execPath, args, { cwd: inRoot("."), stdio: ["ignore", "pipe", "inherit"] });
    let output = "";
    bench.stdout.setEncoding("utf8").on("data", (text: string) => {
      output += text;
      if (text.includes("ready")) bench.kill(signal);
    });
    const [code] = (await once(bench, "close")) as [number | null];
    expect(code).toBe(1);
    expect(output.trim().split("\n")).toEqual(["ready", "inner", "Error: cannot be stopped", "first of outer"]);
  },
  20_000,
);
