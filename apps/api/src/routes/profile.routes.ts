import { updateProfile } from "@trellis/contract/profile";
import type { Ports } from "../ports.ts";
import { refuse } from "../refuse.ts";
import { onOneLine } from "../rules/one-line.ts";
import { answerSignedIn } from "./answer.ts";
import { avatarAddress } from "./avatar-reply.ts";
import { enforceRateLimit } from "./take-turn.ts";
import { userOnWire } from "./user-on-wire.ts";

export const profileRoutes = [
  answerSignedIn(updateProfile, async ({ account, body: { file, fullname }, ports, say }) => {
    await enforceRateLimit(ports.limits, "updateProfile", account.id);
    if (!file && fullname === undefined) throw refuse(400, (text) => text.nothingToSave);
    const changes = {
      ...(fullname !== undefined && { fullname: onOneLine(fullname) }),
      ...(file && { avatar: await keepPicture(account.id, file, ports) }),
    };
    await ports.accounts.saveProfile(account.id, changes);
    return { message: say.profileSaved, user: userOnWire({ ...account, ...changes }, ports.plans) };
  }),
];

/** Stores a picture by its content; the file's name and declared type are ignored. */
async function keepPicture(accountId: string, file: File, { avatars, pictures }: Ports): Promise<string> {
  const picture = await pictures.read(new Uint8Array(await file.arrayBuffer()));
  if (!picture) throw refuse(415, (say) => say.noPicture);
  await avatars.put(accountId, picture);
  return avatarAddress(picture.hash);
}
