import { beforeEach, expect, test, vi } from "vitest";
import { start } from "./start.mjs";

const SETTINGS = { HOST: "127.0.0.1", PORT: 3000, SERVICE_PORT: 8081, PUBLIC_URL: "http://localhost:3000" };

const mocks = vi.hoisted(() => ({
  nextStopSignal: vi.fn(),
  loadConfiguration: vi.fn(),
  ensureServiceBuilt: vi.fn(),
  ensureDashboardBuilt: vi.fn(),
  serviceProgram: vi.fn(),
  dashboardProgram: vi.fn(),
}));
vi.mock("./stop-signal.mjs", () => mocks);
vi.mock("./configuration.mjs", () => ({ ...mocks, DEFAULTS: {} }));
vi.mock("./builds.mjs", () => mocks);
vi.mock("./programs.mjs", () => mocks);
vi.mock("./install.mjs", () => ({ ensureInstalled: () => Promise.resolve() }));
vi.mock("./ports.mjs", () => ({ requireFreePort: () => Promise.resolve() }));
vi.mock("./secrets.mjs", () => ({ loadSecrets: () => ({}) }));

let tellToStop: () => void;
beforeEach(() => {
  vi.resetAllMocks();
  mocks.nextStopSignal.mockReturnValue(new Promise((resolve) => (tellToStop = () => resolve("SIGINT"))));
  mocks.loadConfiguration.mockResolvedValue({ readStartConfiguration: () => SETTINGS, environmentFor: () => ({}) });
});

/** Lets the start go on as far as it can: its steps are mocks, so only promises that a test holds back stop it. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 20));

/** A promise that a test resolves. */
function later<T>() {
  let resolve!: (value: T) => void;
  return { promise: new Promise<T>((done) => (resolve = done)), resolve };
}

test("a start that is told to stop before it has read its configuration builds nothing", async () => {
  const configuration = later();
  mocks.loadConfiguration.mockReturnValue(configuration.promise);
  const started = start([]);
  await settle();
  tellToStop();
  expect(await started).toBe(0);
  configuration.resolve({ readStartConfiguration: () => SETTINGS, environmentFor: () => ({}) });
  await settle();
  expect(mocks.ensureServiceBuilt).not.toHaveBeenCalled();
  expect(mocks.ensureDashboardBuilt).not.toHaveBeenCalled();
});

test("a start that is told to stop while the service's first bundle is made stops the service", async () => {
  const service = later<object>();
  mocks.serviceProgram.mockReturnValue(service.promise);
  mocks.dashboardProgram.mockReturnValue({
    stop: () => Promise.resolve(),
    isRunning: () => false,
    whenUp: () => new Promise(() => undefined),
  });
  const started = start(["--dev"]);
  await settle();
  tellToStop();
  expect(await started).toBe(0);
  const program = { stop: vi.fn(() => Promise.resolve()), isRunning: () => true, whenUp: vi.fn() };
  service.resolve(program);
  await settle();
  expect(program.stop).toHaveBeenCalledOnce();
  expect(program.whenUp).not.toHaveBeenCalled();
});
