import { globSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { defaultServerConditions } from "vite";
import { createVitest, type TestSpecification } from "vitest/node";

/** A source to load instead of the one on the disk. */
interface Changed {
  file: string;
  text: string;
}

/** A test runner that stays up, and loads one changed source at a time. */
export interface Bench {
  testsIn: (pattern: string) => Promise<TestSpecification[]>;
  /** Whether any of these tests, of this name, fails on this change. */
  notices: (tests: TestSpecification[], changed: Changed, name?: RegExp) => Promise<boolean>;
  /** Throws unless the tests pass as it is, and notice a file that is broken: else no figure would mean anything. */
  prove: (tests: TestSpecification[], file: string) => Promise<void>;
  close: () => Promise<void>;
}

/** How long a run may take, in milliseconds; a mutant that goes round for ever is noticed by not coming back. */
const timeoutMs = 90_000;

/** Ends this process's own children, who are the runner's workers; the runner reports that and goes on. */
function stopWorkers(): void {
  console.log("did not come to an end");
  const children = readFileSync(`/proc/${process.pid}/task/${process.pid}/children`, "utf8");
  for (const pid of children.split(" ").filter(Boolean)) process.kill(Number(pid), "SIGKILL");
}

export async function openBench(): Promise<Bench> {
  let changed: Changed | undefined;
  const conditions = ["@trellis/source", ...defaultServerConditions];
  const vitest = await createVitest(
    {
      config: false,
      watch: true,
      include: ["tests/machines/**/*.test.ts"],
      reporters: [{}],
      testTimeout: 60_000,
      isolate: false,
      maxWorkers: 1,
      // A mutant that never comes to an end runs out of this soon, and is noticed by that.
      execArgv: ["--max-old-space-size=500"],
      fsModuleCache: false,
    },
    {
      resolve: { conditions },
      ssr: { resolve: { conditions } },
      plugins: [
        {
          name: "mutant",
          enforce: "pre",
          load: (id) => (changed && id === resolve(changed.file) ? changed.text : undefined),
        },
      ],
    },
  );
  const fails = async (tests: TestSpecification[], file: string): Promise<string | undefined> => {
    vitest.invalidateFile(resolve(file));
    // Whoever imports the file, at whatever distance, has to be loaded anew as well; xstate stays.
    for (const one of globSync(["packages/machines/src/**/*.ts", "tests/machines/*.ts"]))
      vitest.watcher.invalidates.add(resolve(one));
    const watch = setTimeout(stopWorkers, timeoutMs);
    const { testModules, unhandledErrors } = await vitest.runTestSpecifications(tests);
    clearTimeout(watch);
    // The runner remembers files of earlier runs as well.
    const ran = testModules.filter(({ moduleId }) => tests.some((test) => test.moduleId === moduleId));
    const broken = ran.flatMap((module) => [
      ...module.errors().map(({ message }) => message),
      ...[...module.children.allTests("failed")].map((test) => `${test.name}: ${test.result().errors?.[0]?.message}`),
    ]);
    const missing = ran.length === tests.length ? [] : [`${ran.length} of ${tests.length} files ran`];
    const unhandled = unhandledErrors.map((error) => String((error as { message?: unknown } | null)?.message));
    return [...unhandled, ...broken, ...missing][0];
  };
  const notices: Bench["notices"] = async (tests, change, name = /./) => {
    changed = change;
    vitest.setGlobalTestNamePattern(name);
    const failure = await fails(tests, change.file);
    changed = undefined;
    vitest.resetGlobalTestNamePattern();
    vitest.invalidateFile(resolve(change.file));
    return failure !== undefined;
  };
  return {
    testsIn: async (pattern) => {
      const files = new Set(globSync(`tests/machines/${pattern}.test.ts`).map((file) => resolve(file)));
      return (await vitest.globTestSpecifications()).filter(({ moduleId }) => files.has(moduleId));
    },
    notices,
    prove: async (tests, file) => {
      const failure = await fails(tests, file);
      if (failure !== undefined) throw new Error(`As it is, the tests fail: ${failure}`);
      const isNoticed = await notices(tests.slice(0, 1), { file, text: "throw new Error();" });
      if (!isNoticed || tests.length === 0) throw new Error(`A broken ${file} is not noticed.`);
    },
    close: () => vitest.close(),
  };
}
