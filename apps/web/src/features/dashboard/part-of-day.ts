/** The greeting that suits the hour, from 0 to 23. */
export const partOfDay = (hour: number): "morning" | "afternoon" | "evening" =>
  hour >= 5 && hour < 12 ? "morning" : hour >= 12 && hour < 18 ? "afternoon" : "evening";
