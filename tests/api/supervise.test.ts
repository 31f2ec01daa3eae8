import { expect, it } from "vitest";
import { type Joined, supervise } from "../../packages/embedded-postgres/src/supervise.ts";

it("the embedded PostgreSQL is restarted five times within ten minutes, and given up when it exits again", async () => {
  const running: PromiseWithResolvers<void>[] = [];
  const join = (): Promise<Joined> => {
    const lost = Promise.withResolvers<void>();
    running.push(lost);
    return Promise.resolve({
      url: `${running.length}`,
      pid: 1,
      port: 1,
      usage: { lost: lost.promise },
      stop: async () => {},
    });
  };
  const restarted: string[] = [];
  const first = await join();
  const error = await new Promise<Error>((onLost) => {
    supervise(first, join, {
      onRestart: (url) => {
        restarted.push(url);
        running.at(-1)?.resolve();
      },
      onLost,
    });
    running[0]?.resolve();
  });
  expect(restarted).toEqual(["2", "3", "4", "5", "6"]);
  expect(error.message).toMatch(/could not be restarted: it stopped too often/);
});
