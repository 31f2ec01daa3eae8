import { socialStatus } from "@trellis/contract/social";
import { signedInRoute } from "./route.ts";
import { connectionsOnWire } from "./user-on-wire.ts";

export const socialRoutes = [signedInRoute(socialStatus, ({ account }) => connectionsOnWire(account))];
