import { notifyManager, QueryClient } from "@tanstack/react-query";
import { CallFailed } from "@trellis/contract/call-failed";
import { session } from "../features/session/session.ts";

const minute = 60_000;

/** A read whose line dropped is tried once more, unseen; what the server said is final. */
const mayRepeat = (count: number, failure: Error) =>
  count < 1 && failure instanceof CallFailed && (failure.reason === "network" || failure.reason === "timeout");

// The library's own pace, a timer, lets a quick second click on a checkbox see what was there before the first.
notifyManager.setScheduler(queueMicrotask);

/** The answers kept in this tab. Keys start with their state area: roadmap, user, payment or socialAccounts. */
export const queryClient = new QueryClient({
  defaultOptions: {
    // "always": without a connection a call fails and says so, where the default would wait in silence.
    queries: { staleTime: minute, retry: mayRepeat, retryDelay: 500, networkMode: "always" },
    mutations: { networkMode: "always" },
  },
});

// What one person was told is nothing for the next one at this screen.
let person = session.auth.read().user?.email;
session.auth.subscribe(() => {
  const { user } = session.auth.read();
  if (user?.email !== person) queryClient.clear();
  person = user?.email;
});
