import type { AssistantTools } from "@trellis/engine/assistant";
import type { ChatCompletionFunctionTool, ChatCompletionToolMessageParam } from "openai/resources/chat/completions";
import type { ToolCall } from "./completion.ts";
import { asData } from "./prompts/data.ts";

const descriptions: Readonly<Record<keyof AssistantTools, string>> = {
  plan: "Reads the creator's three-week plan in this app: current week, next open task and completed tasks. Null: there is no plan yet.",
  analytics:
    "Reads the figures of the creator's connected YouTube channel for the last 30 days. Null: no channel is connected.",
  subscription:
    "Reads the creator's subscription to this app: plan, price in US dollars, state, and the dates when the trial ends and the subscription renews. Null: the creator never subscribed.",
};
const names = Object.keys(descriptions) as (keyof AssistantTools)[];

/** The tools in OpenAI's format. They have no parameters: they always read the data of the signed-in user. */
export const toolList: ChatCompletionFunctionTool[] = names.map((name) => ({
  type: "function",
  function: {
    name: `read_${name}`,
    description: descriptions[name],
    parameters: { type: "object", properties: {}, additionalProperties: false },
  },
}));

/** Runs a call. Errors are returned to the model, which can then answer without the data. */
export async function runTool(
  { id, name: called, arguments: values }: ToolCall,
  tools: AssistantTools,
): Promise<ChatCompletionToolMessageParam> {
  const name = names.find((each) => `read_${each}` === called);
  const content = name
    ? hasNoArguments(values)
      ? await read(name, tools)
      : "Error: this tool takes no arguments. Call it with {}."
    : `Error: there is no such tool. The tools are ${names.map((each) => `read_${each}`).join(", ")}.`;
  return { role: "tool", tool_call_id: id, content };
}

/** Returns the results of all tools, for a model that can't call them. */
export async function readAll(tools: AssistantTools): Promise<string> {
  const results = await Promise.all(names.map((name) => read(name, tools)));
  return results.join("\n");
}

const read = (name: keyof AssistantTools, tools: AssistantTools): Promise<string> =>
  tools[name]().then(
    (facts) => asData(name, facts),
    () => `Error: the ${name} could not be read. Tell the creator to try again later.`,
  );

function hasNoArguments(values: string): boolean {
  if (values.trim() === "") return true;
  try {
    const parsed: unknown = JSON.parse(values);
    return parsed === null || (typeof parsed === "object" && Object.keys(parsed).length === 0);
  } catch {
    return false;
  }
}
