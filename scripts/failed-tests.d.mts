/** A failed test: a line that describes it, and the arguments that select only this test. */
export interface FailedTest {
  line: string;
  args: string;
}

/** Returns the failed tests of a report; an empty list if there is no report. */
export function failedTests(root: string, file: string | undefined): FailedTest[];

/** Returns the commands that repeat a failed check: one for each failed test if its report names them. */
export function repeatCommands(step: {
  script: string;
  args?: readonly string[];
  report?: string;
  failed?: readonly FailedTest[];
}): string[];
