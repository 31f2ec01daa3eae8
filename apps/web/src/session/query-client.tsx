import { notifyManager, QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useEffect } from "react";
import { retry } from "../platform/retry.ts";
import { session } from "./session.ts";

const minute = 60_000;

// With the default timer, a quick second click on a checkbox would still see the state before the first click.
notifyManager.setScheduler(queueMicrotask);

/** Server data cached in this tab. Keys start with their state area: roadmap, user, payment or socialAccounts. */
export const queryClient = new QueryClient({
  defaultOptions: {
    // "always": without a connection, fail instead of waiting silently, and refetch once online, as the offline bar promises.
    queries: { staleTime: minute, retry, retryDelay: 500, networkMode: "always", refetchOnReconnect: "always" },
    mutations: { networkMode: "always" },
  },
});

const clearQueries = () => queryClient.clear();

/** Provides the query client, whose cache is cleared when the user changes. */
export function QueryProvider({ children }: { children: ReactNode }): ReactNode {
  // Never unsubscribe: the user can also change while this component is not mounted.
  useEffect(() => void session.onUserChange(clearQueries), []);
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}
