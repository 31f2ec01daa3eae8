/** Dimensions of the illustration. Row 0 is at the bottom. */
export interface Layout {
  width: number;
  height: number;
  left: number;
  span: number;
  bottom: number;
  rise: number;
  turn: number;
}

/** Dimensions next to the text of a wide banner. */
export const wideLayout = (rows: number): Layout => ({
  width: 560,
  height: 132 + (rows - 1) * 84,
  // Leaves room for longer labels ("Semaine 2") before the flowers of the rows that grow to the left.
  left: 106,
  span: 390,
  bottom: 76 + (rows - 1) * 84,
  rise: 84,
  turn: 34,
});

/** Dimensions in a narrow banner: smaller steps and no week names. */
export const compactLayout = (rows: number): Layout => ({
  width: 344,
  height: 86 + (rows - 1) * 70,
  left: 34,
  span: 276,
  bottom: 46 + (rows - 1) * 70,
  rise: 70,
  turn: 24,
});
