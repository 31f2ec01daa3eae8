// The YouTube button in React: one hook for the flow, one condition for each view.
import { viewOf, youtubeConnectionMachine } from "@trellis/machines/youtube-connection";
import type { ActorsOf, ServerReply } from "@trellis/machines/types";
import { useActorRef, useSelector } from "@xstate/react";
import { type ReactNode, useEffect, useState } from "react";
import { createRoot } from "react-dom/client";
import { fromPromise } from "xstate";

/** Replace these with calls to your server. The consent page is a dialog here; your app calls `location.assign(authUrl)`. */
const actors = {
  requestAuthUrl: fromPromise(async () => ({ authUrl: "https://consent.example/1" })),
  openConsent: fromPromise(async () => null),
  refreshUser: fromPromise<{ isConnected: boolean }>(async () => ({ isConnected: true })),
  disconnect: fromPromise<ServerReply>(async () => ({ message: "YouTube disconnected successfully" })),
} satisfies ActorsOf<typeof youtubeConnectionMachine>;
const machine = youtubeConnectionMachine.provide({ actors });

function YoutubeButton({ isConnected }: { isConnected: boolean }): ReactNode {
  const flow = useActorRef(machine, { input: { isConnected } });
  const view = useSelector(flow, viewOf, (a, b) => a.is === b.is && a.status === b.status);
  const [message, setMessage] = useState("");
  useEffect(() => {
    const subscriptions = [
      flow.on("connected", () => setMessage("YouTube connected successfully")),
      flow.on("notConnected", ({ reason }) => setMessage(`Not connected: ${reason}`)),
      flow.on("disconnected", (event) => setMessage(event.message ?? "YouTube disconnected successfully")),
      flow.on("failed", ({ stage }) => setMessage(`${stage} failed`)),
    ];
    return () => subscriptions.forEach((subscription) => subscription.unsubscribe());
  }, [flow]);
  const isBusy = view.status === "loading";
  return (
    <>
      {view.is === "disconnected" && (
        <button disabled={isBusy} onClick={() => flow.send({ type: "connect.requested" })}>
          Connect
        </button>
      )}
      {view.is === "consenting" && (
        <dialog open>
          <button onClick={() => flow.send({ type: "consent.returned", outcome: "connected" })}>Allow</button>
          <button onClick={() => flow.send({ type: "consent.returned", outcome: "denied" })}>Deny</button>
        </dialog>
      )}
      {view.is === "connected" && (
        <button disabled={isBusy} onClick={() => flow.send({ type: "disconnect.requested" })}>
          Disconnect
        </button>
      )}
      <output>{message}</output>
    </>
  );
}

const root = document.createElement("main");
document.body.append(root);
createRoot(root).render(<YoutubeButton isConnected={false} />);
