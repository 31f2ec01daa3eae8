import { expect, it } from "vitest";
import { createReplyDrafts } from "../../../apps/web/src/features/engagement/create-reply-drafts.ts";

const keptAs = (first: string | null) => {
  let value = first;
  return {
    read: () => value,
    write: (next: string) => void (value = next),
    forget: () => void (value = null),
    watch: () => () => {},
  };
};

it("keeps a draft per comment until the draft is empty or all drafts are deleted", () => {
  const kept = keptAs(null);
  const drafts = createReplyDrafts(kept);
  drafts.write("soup", "Flatbread!");
  drafts.write("pan", "Yes, on induction too.");
  drafts.write("soup", "");
  expect(createReplyDrafts(kept).read()).toEqual({ pan: "Yes, on induction too." });
  drafts.forget();
  expect(drafts.read()).toEqual({});
  expect(kept.read()).toBeNull();
});

it.each(["no JSON", "null", '["a"]', '{"soup":1}'])("reads only strings from invalid stored drafts: %s", (json) => {
  expect(Object.values(createReplyDrafts(keptAs(json)).read()).filter((draft) => draft !== "a")).toEqual([]);
});
