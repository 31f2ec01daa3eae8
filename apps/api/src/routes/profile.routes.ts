import { updateProfile } from "@trellis/contract/profile";
import { socialStatus } from "@trellis/contract/social";
import type { Ports } from "@trellis/server-core/ports";
import { HttpError } from "../http-error.ts";
import { onOneLine } from "../rules/one-line.ts";
import { signedInRoute, subscribedRoute } from "./route.ts";
import { avatarAddress } from "./avatar-reply.ts";
import { enforceRateLimit } from "./rate-limit.ts";
import { connectionsOnWire, userOnWire } from "./user-on-wire.ts";

export const profileRoutes = [
  signedInRoute(updateProfile, async ({ account, body: { file, fullname }, ports, messages }) => {
    await enforceRateLimit(ports.limits, "updateProfile", account.id);
    if (!file && fullname === undefined) throw new HttpError(400, "nothingToSave");
    const changes = {
      ...(fullname !== undefined && { fullname: onOneLine(fullname) }),
      ...(file && { avatar: await keepPicture(account.id, file, ports) }),
    };
    await ports.atomically(async (unit) => {
      await unit.accounts.saveProfile(account.id, changes);
      if (changes.fullname === undefined || changes.fullname === account.fullname) return;
      await unit.jobs.add("updateHolder", { accountId: account.id }, { once: account.id });
    });
    return { message: messages.profileSaved, user: userOnWire({ ...account, ...changes }, ports) };
  }),

  subscribedRoute(socialStatus, ({ account }) => connectionsOnWire(account)),
];

/** Stores a picture by its content; the file's name and declared type are ignored. */
async function keepPicture(accountId: string, file: File, { avatars, pictures }: Ports): Promise<string> {
  const picture = await pictures.read(new Uint8Array(await file.arrayBuffer()));
  if (!picture) throw new HttpError(415, "noPicture");
  await avatars.put(accountId, picture);
  return avatarAddress(picture.hash);
}
