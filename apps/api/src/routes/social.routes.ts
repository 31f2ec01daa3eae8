import { socialStatus } from "@trellis/contract/social";
import { subscribedRoute } from "./route.ts";
import { connectionsOnWire } from "./user-on-wire.ts";

export const socialRoutes = [subscribedRoute(socialStatus, ({ account }) => connectionsOnWire(account))];
