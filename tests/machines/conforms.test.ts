import { viewOf as onboardingView } from "@trellis/machines/onboarding";
import {
  conforms,
  onboardingWalk,
  passwordResetWalk,
  subscriptionWalk,
  youtubeConnectionWalk,
  type Host,
} from "@trellis/machines/testing";
import type { youtubeConnectionMachine, YoutubeConnectionView } from "@trellis/machines/youtube-connection";
import { describe, expect, it } from "vitest";

type YoutubeHost = Host<typeof youtubeConnectionMachine, YoutubeConnectionView>;
const youtube = youtubeConnectionWalk(false);

/** A backend that answers and fails as it is brought to. */
function backend() {
  let fails = false;
  let isConnected = true;
  const call = <Answer>(answer: () => Answer) => {
    if (fails) throw new Error("503");
    return answer();
  };
  return {
    prepare: (_actor, ending, answer) => {
      fails = ending === "fails";
      isConnected = (answer as { isConnected?: boolean } | undefined)?.isConnected ?? true;
    },
    actors: {
      requestAuthUrl: () => call(() => ({ authUrl: "https://consent.example/9" })),
      openConsent: () => call(() => null),
      refreshUser: async () => call(() => ({ isConnected })),
      disconnect: async () => call(() => ({})),
    },
  } satisfies YoutubeHost;
}

/** A terminal of one line per view, and a key per event. */
const terminal = (mistake: { key?: string; line?: string } = {}): YoutubeHost => ({
  begin: ({ actor }) => {
    let line = "";
    const draw = (is: string, status: string) => {
      line = is === mistake.line ? "?" : `${is} ${status}`;
    };
    const screen = actor.subscribe((snapshot) => {
      const { is, status } = youtube.viewOf(snapshot);
      draw(is, status);
    });
    const { is, status } = youtube.viewOf(actor.getSnapshot());
    draw(is, status);
    return {
      act: (event) => {
        if (event.type !== mistake.key) actor.send(event);
      },
      check: (view) => {
        if (line !== `${view.is} ${view.status}`) throw new Error(`shows "${line}" for ${JSON.stringify(view)}`);
      },
      end: () => screen.unsubscribe(),
    };
  },
});

describe("a host that conforms", { timeout: 60_000 }, () => {
  it.each([
    ["onboarding", () => conforms(onboardingWalk, {})],
    ["a first subscription", () => conforms(subscriptionWalk("firstSubscription"), {})],
    ["a change of plan", () => conforms(subscriptionWalk("planChange"), {})],
    ["a change of card", () => conforms(subscriptionWalk("cardUpdate"), {})],
    ["a password reset", () => conforms(passwordResetWalk(), {})],
    ["a YouTube connection", () => conforms(youtubeConnectionWalk(true), {})],
  ])("is one that leaves all of %s to the walk", async (_, walk) => {
    const { paths, problems, report } = await walk();
    expect(problems).toEqual([]);
    expect(report.split("\n")[0]).toMatch(new RegExp(`: ${paths.length} of ${paths.length} paths followed$`));
  });

  it("is a backend that answers and fails when it should", async () => {
    const { paths, problems } = await conforms(youtube, backend());
    expect(problems).toEqual([]);
    expect(paths.length).toBeGreaterThan(10);
  });

  it("is a UI that shows every view and hears every event", async () => {
    expect((await conforms(youtube, terminal())).problems).toEqual([]);
    expect((await conforms(youtube, { ...backend(), ...terminal() })).problems).toEqual([]);
  });

  it("is ended after every path, and never left behind", async () => {
    const counted = { begun: 0, ended: 0 };
    const { paths } = await conforms(onboardingWalk, {
      begin: () => {
        counted.begun += 1;
        return {
          end: () => {
            counted.ended += 1;
          },
        };
      },
    });
    expect(counted).toEqual({ begun: paths.length, ended: paths.length });
  });
});

describe("a host that lies is told so, path by path", { timeout: 60_000 }, () => {
  it("when it answers where it should fail", async () => {
    const { prepare: _, ...neverFails } = backend();
    const { problems, paths } = await conforms(youtube, neverFails);
    expect(problems).toContain(
      'step 2, requestAuthUrl fails: requestAuthUrl should have failed, but answered {"authUrl":"https://consent.example/9"}',
    );
    expect(problems.length).toBeLessThan(paths.length);
  });

  it("when it fails where it should answer", async () => {
    const disconnect = () => Promise.reject(new Error("no such route"));
    const { problems } = await conforms(youtubeConnectionWalk(true), { actors: { disconnect } });
    expect(problems).toContain(
      'step 2, disconnect answers {"message":"Disconnected"}: disconnect should have answered, but failed: no such route',
    );
  });

  it("when what it answers leads elsewhere", async () => {
    const refreshUser = () => ({ isConnected: false });
    const { problems, report } = await conforms(youtube, { actors: { refreshUser }, prepare: () => null });
    expect(problems).toContain(
      'step 2, refreshUser answers {"isConnected":true}: is at {"disconnected":"failed"}, should be at {"connected":"succeeded"}',
    );
    expect(report).toContain(
      '     NOT  consent.returned {"outcome":"connected"} · refreshUser answers {"isConnected":true}',
    );
  });

  it("when its answer breaks the flow", async () => {
    const { problems } = await conforms(youtubeConnectionWalk(true), {
      actors: { disconnect: () => undefined as never },
      prepare: (_, ending) => {
        if (ending === "fails") throw new Error("down");
      },
    });
    expect(problems.length).toBeGreaterThan(0);
    expect(problems.every((problem) => problem.includes("Cannot read properties of undefined"))).toBe(true);
  });

  it("when it cannot be brought to an ending", async () => {
    const prepare = () => {
      throw new Error("the seed is gone");
    };
    const { problems } = await conforms(youtube, { ...backend(), prepare });
    expect(problems.join("\n")).toContain("requestAuthUrl should have answered, but failed: the seed is gone");
  });

  it("when its button does nothing", async () => {
    const { problems } = await conforms(youtube, terminal({ key: "connect.requested" }));
    expect(problems).toContain(
      'step 1, connect.requested: is at {"disconnected":"idle"}, should be at {"disconnected":"requesting"}',
    );
  });

  it("when it shows something else", async () => {
    const { problems, paths } = await conforms(youtube, terminal({ line: "consenting" }));
    expect(problems[0]).toContain('shows "?" for {"is":"consenting"');
    const healthy = paths.filter(({ steps }) => !steps.some((step) => /openConsent answers|connected"/.test(step)));
    expect(healthy.every(({ problem }) => problem === null)).toBe(true);
  });

  it("when it shows the wrong thing from the start", async () => {
    const { problems, paths } = await conforms(youtube, terminal({ line: "disconnected" }));
    expect(problems).toHaveLength(paths.length);
    expect(problems[0]).toBe('at the start: shows "?" for {"is":"disconnected","status":"idle"}');
  });

  it("when it says more than was asked", async () => {
    const { problems } = await conforms(onboardingWalk, {
      begin: ({ actor }) => ({
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
