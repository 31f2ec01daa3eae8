import { writeContent } from "../content.ts";
import { plainScript } from "./plain-script.ts";
import { fill } from "../fill.ts";
import { texts } from "../text/texts.ts";
import type { Changes } from "./changes.ts";
import { followUpTexts } from "./changes.ts";
import { answersAbout, type Context } from "./context.ts";
import type { ListRequest } from "./request.ts";

const shortest = 10;
const longest = 600;
/** Length in seconds of the longest video whose outline contains times. */
const longestOutline = 7200;
/** Minimum length in seconds of a video for YouTube, if the request names no platform. */
const longVideo = 180;

/** Returns the seconds that a request names: “a 30-second script”, “2 minutes”; undefined if it names none. */
function secondsIn(text: string, most = longest): number | undefined {
  const [, number = "", unit = ""] =
    /(\d+)[\s-]?(s|sec\w*|seg\w*|mins?|minutes?|minutos?)(?![\p{L}])/iu.exec(text) ?? [];
  const seconds = Number(number) * (unit.startsWith("m") ? 60 : 1);
  return number === "" ? undefined : Math.min(most, Math.max(shortest, seconds));
}

/** Replaces the pictures of a script that show a face. */
function withoutFace(script: string, { spoken }: Context): string {
  const { faces, instead } = followUpTexts[spoken].scripts;
  const { labels } = texts[spoken].content;
  const isFace = new RegExp(`(?<![\\p{L}])(?:${faces})(?![\\p{L}])`, "iu");
  let place = 0;
  return script
    .split("\n")
    .map((line) => {
      if (!line.replace(/^• /u, "").startsWith(labels.show) || !isFace.test(line)) return line;
      const [start = ""] = /^(?:• )?[^:]+:\s*/u.exec(line) ?? [];
      return `${start}${instead[place++ % instead.length] ?? ""}`;
    })
    .join("\n");
}

/** Writes a script or an outline. */
export function scriptFor(
  request: ListRequest,
  topic: string,
  question: string,
  changes: Changes,
  context: Context,
): string {
  const { say, text, spoken } = context;
  const tool = request.kind === "scripts" ? "script" : "outline";
  const answers = answersAbout(request.topic, context);
  const seconds = tool === "script" ? secondsIn(question) : undefined;
  const tone = changes.tone === "funny" ? "Funny" : changes.tone === "calm" ? "Educational" : "";
  const isLong = (secondsIn(question) ?? 0) >= longVideo && request.platform === "";
  const length = seconds ?? secondsIn(question, longestOutline);
  const plain = plainScript({ topic, question, platform: request.platform, tool, seconds: length }, changes, context);
  const written =
    plain ??
    writeContent(
      { tool, topic, platform: isLong ? "YouTube" : request.platform, tone, audience: "", seconds },
      answers,
      spoken,
    ).content;
  const fitting = changes.isFaceless ? withoutFace(written, context) : written;
  const note = changes.isFaceless ? [text.typeset(followUpTexts[spoken].scripts.faceless)] : [];
  return [...note, fitting, fill(text.typeset(say.scripts[tool]), { topic })].join("\n\n");
}
