import { socialStatus } from "@trellis/contract/social";
import { answerSignedIn } from "./answer.ts";
import { connectionsOnWire } from "./user-on-wire.ts";

export const socialRoutes = [answerSignedIn(socialStatus, ({ account }) => connectionsOnWire(account))];
