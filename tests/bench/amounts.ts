/** Whether to run briefly (`--quick`): enough to show that a benchmark works, but too short to judge speed. */
export const isQuick: boolean = process.argv.includes("--quick");

/** Returns the number of rounds to run: one with `--quick`, otherwise BENCH_ROUNDS or this default. */
export const roundsOf = (usual: number): number => (isQuick ? 1 : Number(process.env["BENCH_ROUNDS"] ?? usual));
