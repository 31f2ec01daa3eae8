/** Whether to run briefly, with `--quick`: it shows that a bench works, but too few measurements say nothing about speed. */
export const isQuick: boolean = process.argv.includes("--quick");

/** Returns how many rounds to run: usually this many, BENCH_ROUNDS if it is set, one in a hurry. */
export const roundsOf = (usual: number): number => (isQuick ? 1 : Number(process.env["BENCH_ROUNDS"] ?? usual));
