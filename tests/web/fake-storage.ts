/** Returns a stand-in for `localStorage` or `sessionStorage` that keeps its entries in a map. */
export const fakeStorage = (
  entries = new Map<string, string>(),
): Pick<Storage, "getItem" | "setItem" | "removeItem"> => ({
  getItem: (key) => entries.get(key) ?? null,
  setItem: (key, value) => void entries.set(key, value),
  removeItem: (key) => void entries.delete(key),
});
