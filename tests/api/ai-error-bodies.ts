/** Bodies of errors as providers send them. */
export const bodies = {
  contentFilter: {
    error: {
      message:
        "The response was filtered due to the prompt triggering Azure OpenAI's content management policy. Please modify your prompt and retry. Unsupported: response_format, tools, max_completion_tokens.",
      type: null,
      param: "prompt",
      code: "content_filter",
      status: 400,
      innererror: {
        code: "ResponsibleAIPolicyViolation",
        content_filter_result: { violence: { filtered: true, severity: "high" } },
      },
    },
  },
  contextLength: {
    error: {
      message:
        "This model's maximum context length is 8192 tokens. However, you requested 9000 tokens (8100 in the messages, 900 in the completion). Please reduce the length of the messages or completion.",
      type: "invalid_request_error",
      param: "messages",
      code: "context_length_exceeded",
    },
  },
  invalidPrompt: {
    error: {
      message: "Invalid prompt: your prompt was flagged as potentially violating our usage policy.",
      type: "invalid_request_error",
      param: null,
      code: "invalid_prompt",
    },
  },
  openRouterModeration: {
    error: {
      code: 403,
      message: "openai/gpt-4o requires moderation. Your input was flagged.",
      metadata: { reasons: ["violence"], flagged_input: "…" },
    },
  },
  vllmContext: {
    object: "error",
    message:
      "'max_tokens' or 'max_completion_tokens' is too large: 5000. This model's maximum context length is 4096 tokens and your request has 1096 input tokens (5000 > 4096 - 1096). None",
    type: "BadRequestError",
    param: null,
    code: 400,
  },
  llamaContext: {
    error: {
      code: 400,
      message: "the request exceeds the available context size, try increasing it",
      type: "exceed_context_size_error",
      n_prompt_tokens: 5_000,
      n_ctx: 4_096,
    },
  },
  groqTooLarge: {
    error: {
      message:
        "Request too large for model `llama-3.1-8b-instant` on tokens per minute (TPM): Limit 6000, Requested 9000.",
      type: "tokens",
      code: "rate_limit_exceeded",
    },
  },
  unsupportedMaximum: {
    error: {
      message:
        "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead.",
      type: "invalid_request_error",
      param: "max_tokens",
      code: "unsupported_parameter",
    },
  },
  unsupportedTemperature: {
    error: {
      message:
        "Unsupported value: 'temperature' does not support 0.7 with this model. Only the default (1) value is supported.",
      type: "invalid_request_error",
      param: "temperature",
      code: "unsupported_value",
    },
  },
  maximumTooLarge: {
    error: {
      message:
        "max_tokens is too large: 5000. This model supports at most 4096 completion tokens, whereas you provided 5000.",
      type: "invalid_request_error",
      param: "max_tokens",
      code: "invalid_value",
    },
  },
  groqMaximum: {
    error: {
      message:
        "`max_tokens` must be less than or equal to `4096`, the maximum value for `max_tokens` is less than the `context_window` for this model",
      type: "invalid_request_error",
    },
  },
  deepSeekMaximum: {
    error: {
      message: "Invalid max_tokens value, the valid range of max_tokens is [1, 4096]",
      type: "invalid_request_error",
    },
  },
  groqJson: {
    error: {
      message: "Failed to generate JSON. Please adjust your prompt. See 'failed_generation' for more details.",
      type: "invalid_request_error",
      code: "json_validate_failed",
      failed_generation: "{",
    },
  },
  noCredit: {
    error: {
      message: "You exceeded your current quota, please check your plan and billing details.",
      type: "insufficient_quota",
      param: null,
      code: "insufficient_quota",
    },
  },
  mistralExtra: {
    object: "error",
    message: {
      detail: [{ type: "extra_forbidden", loc: ["body", "stream_options"], msg: "Extra inputs are not permitted" }],
    },
    type: "invalid_request_error",
    param: null,
    code: null,
  },
  fastApiExtra: { detail: [{ type: "extra_forbidden", loc: ["body", "stream_options"], msg: "Extra inputs" }] },
  vllmSystem: {
    object: "error",
    message: "System role not supported",
    type: "BadRequestError",
    param: null,
    code: 400,
  },
  openAiSystem: {
    error: {
      message: "Unsupported value: 'messages[0].role' does not support 'system' with this model.",
      type: "invalid_request_error",
      param: "messages[0].role",
      code: "unsupported_value",
    },
  },
  ollamaTools: {
    error: { message: "registry.ollama.ai/library/gemma:2b does not support tools", type: "api_error", code: null },
  },
  openRouterTools: { error: { message: "No endpoints found that support tool use.", code: 404 } },
  openRouterFormat: {
    error: { message: "No endpoints found that can handle the requested parameters.", code: 404 },
  },
  noModel: {
    error: {
      message: "The model `gpt-9` does not exist or you do not have access to it.",
      type: "invalid_request_error",
      param: null,
      code: "model_not_found",
    },
  },
};
