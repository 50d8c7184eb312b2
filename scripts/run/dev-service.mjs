import { serviceBundle } from "./builds.mjs";
import { Stopped } from "./report.mjs";
import { inRoot } from "./root.mjs";

const OUTDIR = ".build/dev";

/**
 * The service for development: bundled and restarted on every change of its sources. It counts as running even
 * while its sources do not compile: only {@link stop} ends it.
 * @param {(main: string) => ReturnType<typeof import("./programs.mjs").watch>} launch
 */
export async function watchedService(launch, report) {
  const { context, formatMessages } = await import("esbuild");
  let current = null;
  let replaced = null;
  let stopping = false;
  let turn = Promise.resolve();
  let resolveFirst;
  const first = new Promise((resolve) => (resolveFirst = resolve));

  async function restart() {
    // One after the other: two services may not have the embedded database open at once.
    replaced = current;
    await current?.stop();
    if (stopping) return;
    const started = launch(inRoot(OUTDIR, "main.mjs"));
    current = started;
    started.whenUp().then(onUp, (problem) => {
      // A service that is stopped while it starts, because its sources changed again, has not failed.
      if (!(problem instanceof Stopped)) report.print(problem.message);
    });

    async function onUp() {
      resolveFirst();
      const how = await started.ended;
      if (stopping || replaced === started) return;
      report.print(`The accounting service ${how}; it is started again when its sources are saved.`);
    }
  }

  const bundler = await context({
    ...serviceBundle(OUTDIR),
    plugins: [
      {
        name: "restart",
        setup: ({ onEnd }) =>
          onEnd(async ({ errors }) => {
            if (errors.length === 0) turn = turn.then(restart).catch((error) => report.print(error.message));
            else (await formatMessages(errors, { kind: "error" })).forEach((text) => report.print(text.trimEnd()));
          }),
      },
    ],
  });
  await bundler.watch();

  async function stop() {
    stopping = true;
    await bundler.dispose();
    await turn;
    await current?.stop();
  }

  return {
    stop,
    kill: () => current?.kill(),
    isRunning: () => !stopping,
    whenUp: () => first,
    said: (pattern) => current?.said(pattern),
  };
}
