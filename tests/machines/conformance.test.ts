import { viewOf as onboardingView } from "@trellis/machines/onboarding";
import {
  checkConformance,
  onboardingModel,
  passwordResetModel,
  subscriptionModel,
  youtubeConnectionModel,
  type Host,
} from "@trellis/machines/testing";
import type { youtubeConnectionMachine, YoutubeConnectionView } from "@trellis/machines/youtube-connection";
import { describe, expect, it } from "vitest";

type YoutubeHost = Host<typeof youtubeConnectionMachine, YoutubeConnectionView>;
const youtube = youtubeConnectionModel(false);

/** Returns a backend that resolves or rejects as prepared. */
function backend() {
  let fails = false;
  let isConnected = true;
  const call = <Output>(output: () => Output) => {
    if (fails) throw new Error("503");
    return output();
  };
  return {
    prepare: (_actor, outcome, output) => {
      fails = outcome === "rejects";
      isConnected = JSON.stringify(output) !== '{"isConnected":false}';
    },
    actors: {
      requestAuthUrl: () => call(() => ({ authUrl: "https://consent.example/9" })),
      openConsent: () => call(() => null),
      refreshUser: async () => call(() => ({ isConnected })),
      disconnect: async () => call(() => ({})),
    },
  } satisfies YoutubeHost;
}

/** Returns a text UI with one line per view and one key per event, and optionally a defect. */
const terminal = (defect: { key?: string; line?: string } = {}): YoutubeHost => ({
  mount: ({ actor }) => {
    let line = "";
    const draw = (is: string, status: string) => {
      line = is === defect.line ? "?" : `${is} ${status}`;
    };
    const screen = actor.subscribe((snapshot) => {
      const { is, status } = youtube.viewOf(snapshot);
      draw(is, status);
    });
    const { is, status } = youtube.viewOf(actor.getSnapshot());
    draw(is, status);
    return {
      act: (event) => {
        if (event.type !== defect.key) actor.send(event);
      },
      check: (view) => {
        if (line !== `${view.is} ${view.status}`) throw new Error(`shows "${line}" for ${JSON.stringify(view)}`);
      },
      unmount: () => screen.unsubscribe(),
    };
  },
});

describe("a host that conforms to a flow", { timeout: 60_000 }, () => {
  it.each([
    ["onboarding", () => checkConformance(onboardingModel, {})],
    ["a first subscription", () => checkConformance(subscriptionModel("firstSubscription"), {})],
    ["a change of plan", () => checkConformance(subscriptionModel("planChange"), {})],
    ["a change of card", () => checkConformance(subscriptionModel("cardUpdate"), {})],
    ["a cancellation", () => checkConformance(subscriptionModel("cancellation"), {})],
    ["a password reset", () => checkConformance(passwordResetModel(), {})],
    ["a YouTube connection", () => checkConformance(youtubeConnectionModel(true), {})],
  ])("passes every path of %s without actors or a UI", async (_, check) => {
    const { paths, problems, report } = await check();
    expect(problems).toEqual([]);
    expect(report.split("\n")[0]).toMatch(new RegExp(`: ${paths.length} of ${paths.length} paths passed$`));
  });

  it("passes with a backend that resolves and rejects as prepared", async () => {
    const { paths, problems } = await checkConformance(youtube, backend());
    expect(problems).toEqual([]);
    expect(paths.length).toBeGreaterThan(10);
  });

  it("passes with a UI that shows every view and handles every event", async () => {
    expect((await checkConformance(youtube, terminal())).problems).toEqual([]);
    expect((await checkConformance(youtube, { ...backend(), ...terminal() })).problems).toEqual([]);
  });

  it("sends the host's data in place of the model's", async () => {
    const codes = new Set<string>();
    const { problems } = await checkConformance(passwordResetModel(), {
      withData: async (event, view) =>
        event.type === "code.submitted" && view.is === "askingCode" ? { ...event, code: `of ${view.email}` } : event,
      prepare: () => {},
      actors: {
        verifyCode: async ({ code }) => {
          codes.add(code);
          return { resetToken: "token_2" };
        },
      },
    });
    expect([...codes]).toEqual(["of ana@example.com"]);
    expect(problems).toEqual([expect.stringContaining("expected verifyCode to reject, but it resolved")]);
  });

  it("mounts and unmounts its UI once per path", async () => {
    const counts = { mounted: 0, unmounted: 0 };
    const { paths } = await checkConformance(onboardingModel, {
      mount: () => {
        counts.mounted += 1;
        return {
          unmount: () => {
            counts.unmounted += 1;
          },
        };
      },
    });
    expect(counts).toEqual({ mounted: paths.length, unmounted: paths.length });
  });
});

describe("a host with a defect", { timeout: 60_000 }, () => {
  it("fails if an actor resolves instead of rejecting", async () => {
    const { prepare: _, ...neverFails } = backend();
    const { problems, paths } = await checkConformance(youtube, neverFails);
    expect(problems.join("\n\n")).toContain(
      "requestAuthUrl rejects: expected requestAuthUrl to reject, but it resolved\n" +
        "  path: connect.requested · requestAuthUrl rejects\n",
    );
    expect(problems.length).toBeLessThan(paths.length);
  });

  it("fails if an actor rejects instead of resolving", async () => {
    const disconnect = () => Promise.reject(new Error("no such route"));
    const { problems } = await checkConformance(youtubeConnectionModel(true), { actors: { disconnect } });
    expect(problems[0]).toContain(
      "disconnect resolves: expected disconnect to resolve, but it rejected: no such route",
    );
  });

  it("fails if an output leads the flow to a state other than the one the path expects", async () => {
    const refreshUser = () => ({ isConnected: false });
    const { problems, report } = await checkConformance(youtube, { actors: { refreshUser }, prepare: () => null });
    expect(problems.join("\n")).toContain(
      'refreshUser resolves with {"isConnected":true}: expected state {"connected":"succeeded"}, but the flow is in {"disconnected":"failed"}',
    );
    expect(report).toContain(
      'FAILED  consent.returned {"outcome":"connected"} · refreshUser resolves with {"isConnected":true}',
    );
  });

  it("fails if the flow throws an error when it reads an output", async () => {
    let fails = false;
    const disconnect = () => {
      if (fails) throw new Error("503");
      return {
        get message(): string {
          throw new Error("no message");
        },
      };
    };
    const { problems } = await checkConformance(youtubeConnectionModel(true), {
      actors: { disconnect },
      prepare: (_, outcome) => {
        fails = outcome === "rejects";
      },
    });
    expect(problems.length).toBeGreaterThan(0);
    expect(problems.every((problem) => problem.includes("no message"))).toBe(true);
  });

  it.each([
    ["no token", {}, '"resetToken" is missing'],
    ["an empty token", { resetToken: "" }, '"resetToken" is empty'],
    ["a token of the wrong type", { resetToken: 7 }, '"resetToken" has type number instead of string'],
    ["nothing", null, "the output is missing"],
  ])("reports only once that verifyCode returned %s", async (_, answer, problem) => {
    let fails = false;
    const { problems, paths } = await checkConformance(passwordResetModel(), {
      prepare: (_actor, outcome) => {
        fails = outcome === "rejects";
      },
      actors: {
        verifyCode: async () => {
          if (fails) throw new Error("503");
          return answer as never;
        },
      },
    });
    const failed = paths.filter((path) => path.problem !== null);
    expect(problems).toEqual([
      `verifyCode resolves with {"resetToken":"token_1"}: verifyCode resolved, but ${problem}\n` +
        '  path: email.submitted {"email":"ana@example.com"} · screen.requested {"screen":"askingCode"} · ' +
        'code.submitted {"code":"012345"} · verifyCode resolves with {"resetToken":"token_1"}\n' +
        `  and ${failed.length - 1} more with this problem`,
    ]);
    expect(failed.length).toBeGreaterThan(10);
    expect(failed.length).toBeLessThan(paths.length);
  });

  it("fails if its prepare() throws", async () => {
    const prepare = () => {
      throw new Error("the seed is gone");
    };
    const { problems } = await checkConformance(youtube, { ...backend(), prepare });
    expect(problems.join("\n")).toContain("prepare failed for requestAuthUrl: the seed is gone");
  });

  it("fails if a button does nothing", async () => {
    const { problems } = await checkConformance(youtube, terminal({ key: "connect.requested" }));
    expect(problems.join("\n")).toContain(
      'connect.requested: expected state {"disconnected":"requesting"}, but the flow is in {"disconnected":"idle"}',
    );
  });

  it("fails if the UI shows the wrong view", async () => {
    const { problems, paths } = await checkConformance(youtube, terminal({ line: "consenting" }));
    expect(problems[0]).toContain('shows "?" for {"is":"consenting"');
    const healthy = paths.filter(({ steps }) => !steps.some((step) => /openConsent resolves|connected"/.test(step)));
    expect(healthy.every(({ problem }) => problem === null)).toBe(true);
  });

  it("fails if the UI shows the wrong view in the initial state", async () => {
    const { problems, paths } = await checkConformance(youtube, terminal({ line: "disconnected" }));
    expect(problems).toEqual([
      'in the initial state: shows "?" for {"is":"disconnected","status":"idle"}\n' +
        `  path: initial state\n  and ${paths.length - 1} more with this problem`,
    ]);
    expect(paths[0]?.problem).toBe('in the initial state: shows "?" for {"is":"disconnected","status":"idle"}');
  });

  it("fails if the UI sends an extra event", async () => {
    const { problems } = await checkConformance(onboardingModel, {
      mount: ({ actor }) => ({
        act: (event) => {
          actor.send(event);
          if (event.type === "answer.given" && onboardingView(actor.getSnapshot()).is === "editing") actor.send(event);
        },
        check: (view) => {
          if (onboardingView(actor.getSnapshot()).is !== view.is) throw new Error("another view");
        },
      }),
    });
    expect(problems.length).toBeGreaterThan(0);
  });
});
