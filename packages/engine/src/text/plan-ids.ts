/** If a goal's words match several kinds, the first kind wins. */
export const goalIds = [
  "courses",
  "members",
  "services",
  "brands",
  "ads",
  "sales",
  "community",
  "views",
  "craft",
  "start",
  "reach",
] as const;
export const skillIds = [
  "beginner",
  "shy",
  "design",
  "editing",
  "writing",
  "teaching",
  "speaking",
  "camera",
  "own",
] as const;
/** The material that a post in a plan is made from. */
export const postIds = ["hook", "answer", "mistake", "myth", "situation", "action"] as const;

export type GoalId = (typeof goalIds)[number];
export type SkillId = (typeof skillIds)[number];
