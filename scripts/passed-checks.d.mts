export interface Check {
  name: string;
  script: string;
  args?: readonly string[];
  report?: string;
  ignores?: readonly string[];
}

export function openPassedChecks(options: { root: string; env: Record<string, string | undefined>; force?: boolean }): {
  keyOf(check: Check): string | undefined;
  has(check: Check, key: string | undefined): boolean;
  add(check: Check, key: string | undefined): void;
};
