/** A fictional user of the sandbox. */
export interface SandboxUser {
  sub: string;
  given_name: string;
  name: string;
  email: string;
  email_verified: true;
}

const sandboxUser = (number: number, given: string, family: string, address: string): SandboxUser => ({
  sub: `sandbox-google-${number}`,
  given_name: given,
  name: `${given} ${family}`,
  email: address,
  email_verified: true,
});

/** The sandbox's users. Anyone can sign in as any of them on the sandbox's page. */
export const sandboxUsers: readonly SandboxUser[] = [
  sandboxUser(1, "Sofía", "Reyes", "sofia.reyes@gmail.example"),
  sandboxUser(2, "Jonas", "Weber", "jonas.weber@gmail.example"),
  sandboxUser(3, "Amélie", "Laurent", "amelie.laurent@gmail.example"),
];

/** Returns a user's access token. It is not secret: the page gives it to anyone. */
export const sandboxTokenOf = ({ sub }: SandboxUser): string => `sandbox-token.${sub}`;

export const userOfToken = (token: string | null | undefined): SandboxUser | undefined =>
  sandboxUsers.find((each) => sandboxTokenOf(each) === token);
