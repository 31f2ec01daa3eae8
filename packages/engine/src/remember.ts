/** Longer strings come from users and are rarely repeated. */
const maxLength = 200;
/** Limits the memory that user input can take up. */
const maxEntries = 20_000;

/** Memoizes a function for short strings, because vocabularies are read many times. */
export function remember<Result, Text extends string = string>(read: (text: Text) => Result): (text: Text) => Result {
  const results = new Map<Text, Result>();
  return (text) => {
    if (text.length > maxLength) return read(text);
    const known = results.get(text);
    if (known !== undefined) return known;
    const result = read(text);
    if (results.size >= maxEntries) results.clear();
    results.set(text, result);
    return result;
  };
}
