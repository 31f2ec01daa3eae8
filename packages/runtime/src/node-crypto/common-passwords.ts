import { passwordMinimum } from "@trellis/contract/fields";

/**
 * Returns a function that says whether a password of at least six characters is one of the 49,000 most common ones in
 * known leaks, ignoring case. The list is loaded when it is first needed.
 */
export function createCommonPasswords(): (password: string) => Promise<boolean> {
  let list: Promise<ReadonlySet<string>> | undefined;
  return async (password) => {
    list ??= loadList();
    return (await list).has(password.toLowerCase());
  };
}

async function loadList(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import("@zxcvbn-ts/language-common");
  return new Set(dictionary["passwords-common"].filter(({ length }) => length >= passwordMinimum));
}
