import { user, type User } from "@trellis/contract/user";
import type { UserOnWire } from "@trellis/contract/user-on-wire";
import { parse } from "valibot";

/** Returns a creator as the client parses it from a server response. */
export const creator = (wire: UserOnWire = {}): User =>
  parse(user, { fullname: "Ana Torres", email: "ana@trellis.example", ...wire });
