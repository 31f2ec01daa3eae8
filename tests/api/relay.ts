import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";
import { portOf } from "./port-of.ts";

/** A relay between the server and its database that can fail. */
export interface Relay {
  /** The address of the database through the relay. */
  url: string;
  /** Stops forwarding data, but still accepts connections. */
  silence: () => void;
  /** Forwards data again; data that was sent in the meantime is lost. */
  resume: () => void;
  /** Closes all connections. */
  cut: () => void;
  close: () => Promise<void>;
}

/** Starts a relay to the database at an address. */
export async function startRelay(address: string): Promise<Relay> {
  const target = new URL(address);
  const sockets = new Set<Socket>();
  let isSilent = false;
  const pass = (from: Socket, to: Socket) => {
    sockets.add(from);
    from.on("data", (data) => {
      if (!isSilent) to.write(data);
    });
    from.on("error", () => undefined);
    from.on("close", () => {
      sockets.delete(from);
      to.destroy();
    });
  };
  const server = createServer((client) => {
    const database = connect(Number(target.port), target.hostname);
    pass(client, database);
    pass(database, client);
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const url = Object.assign(new URL(address), { hostname: "127.0.0.1", port: String(portOf(server)) }).href;
  const cut = () => sockets.forEach((socket) => socket.destroy());
  const close = async () => {
    cut();
    await new Promise((done) => server.close(done));
  };
  return { url, silence: () => (isSilent = true), resume: () => (isSilent = false), cut, close };
}
