import { user, type User, type UserOnWire } from "@trellis/contract/user";
import { parse } from "valibot";

/** A creator as the client knows them, from what a server would send. */
export const creator = (wire: UserOnWire = {}): User =>
  parse(user, { fullname: "Ana Torres", email: "ana@trellis.example", ...wire });
