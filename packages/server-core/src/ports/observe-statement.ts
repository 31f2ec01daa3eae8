/** Runs `work`, which executes the statement, and measures it. Only the statement's verb and table are recorded. */
export type ObserveStatement = <Result>(text: string, work: () => Promise<Result>) => Promise<Result>;
