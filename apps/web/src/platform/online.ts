/** Whether the browser believes to have a connection; made for `useSyncExternalStore`. */
export const online = {
  read: (): boolean => navigator.onLine,
  subscribe: (listener: () => void): (() => void) => {
    addEventListener("online", listener);
    addEventListener("offline", listener);
    return () => {
      removeEventListener("online", listener);
      removeEventListener("offline", listener);
    };
  },
};
