import { remembered } from "../../platform/storage.ts";
import { session } from "../../session/session.ts";
import { createReplyDrafts, type ReplyDrafts } from "./create-reply-drafts.ts";

/** The replies that the user has drafted, kept in this browser. */
export const replyDrafts: ReplyDrafts = createReplyDrafts(remembered("trellis.reply-drafts"));

/** Removes the drafts whenever the user changes. Calling it again has no effect. */
export const clearReplyDraftsOnUserChange = (): void => void session.onUserChange(replyDrafts.forget);
