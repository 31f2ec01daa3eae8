/** A longer text is a user's and seldom comes again. */
const longest = 200;
/** Bounds the memory that texts of users can take. */
const most = 20_000;

/** Returns the same function, which remembers what it returned for short texts: reading a vocabulary repeats itself. */
export function remember<Result>(read: (text: string) => Result): (text: string) => Result {
  const results = new Map<string, Result>();
  return (text) => {
    if (text.length > longest) return read(text);
    const known = results.get(text);
    if (known !== undefined) return known;
    const result = read(text);
    if (results.size >= most) results.clear();
    results.set(text, result);
    return result;
  };
}
