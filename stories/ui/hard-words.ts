/** 500 characters without a line break opportunity. */
export const longWord = "Donaudampfschiff".repeat(32).slice(0, 500);

/** Realistic names that are hard to lay out. */
export const hardWords = ["🌱🧑🏽‍🌾 Ana-María Fernández de la Vega", "نورة بنت عبدالعزيز", longWord] as const;
