/** Runs `work`, which executes the statement, and measures it. Of the text, only the verb and the table are recorded. */
export type ObserveStatement = <Result>(text: string, work: () => Promise<Result>) => Promise<Result>;
