import { remembered } from "../../platform/storage.ts";

const maximum = 3;
const stored = remembered("recentCommands");

/** Keys of the commands that were used last on this device, latest first. */
export const recentCommands = {
  read: (): string[] => stored.read()?.split(" ").filter(Boolean) ?? [],
  add(key: string): void {
    const others = recentCommands.read().filter((each) => each !== key);
    stored.write([key, ...others].slice(0, maximum).join(" "));
  },
};
