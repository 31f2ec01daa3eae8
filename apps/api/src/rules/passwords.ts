/** Keeps letters and digits, in lower case and without accents. */
const simplified = (text: string): string =>
  text
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, "");

const shortestWord = 3;

/**
 * Whether a password consists only of the user's name, email or the product's name, apart from digits and symbols, such
 * as “Maya2026!”.
 */
export function isPersonalPassword(
  password: string,
  { fullname, email }: { fullname: string; email: string },
): boolean {
  const [user = "", domain = ""] = email.split("@");
  const words = [fullname, ...fullname.split(/\s+/), email, user, ...user.split(/[^\p{L}\p{N}]+/u), domain, "Trellis"]
    .map(simplified)
    .filter(({ length }) => length >= shortestWord)
    .toSorted((one, other) => other.length - one.length);
  const typed = simplified(password);
  const rest = words.reduce((left, word) => left.replaceAll(word, ""), typed);
  return rest !== typed && !/\p{L}/u.test(rest);
}

/** Whether a password consists of only one or two different characters. */
export const isMonotonous = (password: string): boolean => new Set(password).size < 3;
