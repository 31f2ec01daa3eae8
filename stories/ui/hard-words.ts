/** Five hundred letters without a place to break. */
export const longWord = "Donaudampfschiff".repeat(32).slice(0, 500);

/** What people really call things. */
export const hardWords = ["🌱🧑🏽‍🌾 Ana-María Fernández de la Vega", "نورة بنت عبدالعزيز", longWord] as const;
